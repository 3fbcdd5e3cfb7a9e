import { describe, expect, it } from 'vitest'
import { drawing } from '../../parts/icons'
import './list'
import { modules } from './module'
import { moduleIcon, moduleName, MODULES } from './names'
import { inOrder } from './order'

describe('the modules', () => {
  it('come in the order of the box, whatever the order of their folders', () => {
    expect(modules().map(({ name }) => name)).toEqual(MODULES)
    expect(inOrder(Object.fromEntries([...MODULES].sort().map((name) => [`./${name}/some.ts`, name])))).toEqual(MODULES)
  })

  it.each([...MODULES])('%s has a page in "How to play"', (module) => {
    expect(Object.keys(import.meta.glob('./*/howto.ts'))).toContain(`./${module}/howto.ts`)
  })

  it.each([...MODULES])('%s has a name and an icon in the lobby', (module) => {
    expect(moduleName(module)).not.toBe(module)
    expect(drawing(moduleIcon(module))).toContain('<')
  })

  it('one of a newer server is called as the server calls it', () => {
    expect([moduleName('pirates'), moduleIcon('pirates')]).toEqual(['pirates', 'plus'])
  })
})
