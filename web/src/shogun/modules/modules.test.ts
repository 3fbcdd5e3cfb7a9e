import { describe, expect, it, vi } from 'vitest'
import { drawing } from '../../parts/icons'
import { has } from '../../text/t'
import './list'
import { modules, type Module } from './module'
import { moduleIcon, moduleName, MODULES } from './names'
import { inOrder } from './order'

/** What the client says of a module under ids that it puts together. */
const said = ({ name, board, decisions, scores, step }: Module): string[] => [
  `web-module-${name}`,
  `web-module-${name}.more`,
  `web-tour-${name}`,
  `web-log-kind-${name}`,
  `web-deciding-does-${name}`,
  ...Object.keys(decisions).map((decision) => `web-deciding-awaits-${decision}`),
  ...(scores ?? []).map(({ kind }) => `web-after-kind-${kind}`),
  ...(board ? [`web-board-page-${name}`] : []),
  ...(step ? [`web-board-step-${step.name}`] : []),
]

describe('the modules', () => {
  it('come in the order of the box, whatever the order of their folders', () => {
    expect(modules().map(({ name }) => name)).toEqual(MODULES)
    expect(inOrder(Object.fromEntries([...MODULES].sort().map((name) => [`./${name}/some.ts`, name])))).toEqual(MODULES)
  })

  it.each(modules().map((module) => [module.name, module] as const))('%s has all that is said of it', (_, module) => {
    expect(said(module).filter((id) => !has(id))).toEqual([])
  })

  it('have pages in "How to play"', async () => {
    vi.doMock('../../settings.svelte', () => ({ settings: {}, reducedMotion: () => true })) // it needs a document
    const { MODULE_PAGES } = await import('./howto')
    expect(MODULE_PAGES.map(({ id }) => id)).toEqual(MODULES)
    const lines = MODULE_PAGES.flatMap(({ id, lines }) => [`howto-${id}`, `howto-${id}.more`, ...lines.map(([, line]) => `howto-${id}-${line}`)])
    expect(lines.filter((id) => !has(id))).toEqual([])
  })

  it.each([...MODULES])('%s has an icon in the lobby', (module) => {
    expect(drawing(moduleIcon(module))).toContain('<')
  })

  it('one of a newer server is called as the server calls it', () => {
    expect([moduleName('pirates'), moduleIcon('pirates')]).toEqual(['pirates', 'plus'])
  })
})
