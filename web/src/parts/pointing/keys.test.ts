import { afterEach, describe, expect, it, vi } from 'vitest'
import { cycle, listen } from './keys'

/** Of an element, only what it is called matters here. */
class Fake {
  constructor(readonly name: string) {}
  closest(wanted: string): Fake | null {
    return wanted.split(', ').includes(this.name) ? this : null
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a key', () => {
  function used(key: string, at: string): string[] {
    vi.stubGlobal('Element', Fake)
    const found: string[] = []
    const event = { key, target: new Fake(at), preventDefault: () => found.push('taken') }
    listen(event as unknown as KeyboardEvent, (pressed) => found.push(pressed) > 0)
    return found
  }

  it('decides wherever the focus is, but not where somebody types', () => {
    expect(used('A', 'main')).toEqual(['a', 'taken'])
    for (const typing of ['input', 'textarea', 'select', '[contenteditable]']) expect(used('a', typing)).toEqual([])
  })

  it('is left to a button that has its own use of it', () => {
    expect(used('Enter', 'button')).toEqual([])
    expect(used('a', 'button')).toEqual(['a', 'taken'])
  })
})

describe('going round', () => {
  it('begins at either end and comes back', () => {
    expect(cycle(['a', 'b', 'c'], null)).toBe('a')
    expect(cycle(['a', 'b', 'c'], null, -1)).toBe('c')
    expect(cycle(['a', 'b', 'c'], 'c')).toBe('a')
    expect(cycle(['a', 'b', 'c'], 'a', -1)).toBe('c')
    expect(cycle([], null)).toBeNull()
  })
})
