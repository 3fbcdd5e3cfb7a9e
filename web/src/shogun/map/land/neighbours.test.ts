import { describe, expect, it } from 'vitest'
import { landNeighbours, nearest, nextTarget, seaNeighbours } from './neighbours'
import { provinces } from './shapes'

describe('neighbours', () => {
  it('are mutual', () => {
    for (const { name } of provinces) {
      for (const other of landNeighbours(name)) expect(landNeighbours(other)).toContain(name)
      for (const other of seaNeighbours(name)) expect(seaNeighbours(other)).toContain(name)
    }
  })

  it('lie where the arrow key points', () => {
    expect(nearest('Owari', [1, 0])).toBe('Mikawa')
    expect(nearest('Kii', [-1, 0])).toBe('Awa-Shikoku')
    expect(nearest('Noto', [0, -1])).toBe('Noto')
  })

  it('let the arrow keys reach every province', () => {
    const directions: [number, number][] = [[1, 0], [-1, 0], [0, 1], [0, -1]]
    const reached = new Set(['Omi'])
    for (const name of reached) for (const direction of directions) reached.add(nearest(name, direction))
    expect([...provinces.map(({ name }) => name)].filter((name) => !reached.has(name))).toEqual([])
  })

  it('cycle through targets from west to east', () => {
    const targets = ['Ise', 'Echizen', 'Wakasa']
    expect(nextTarget('Omi', targets)).toBe('Wakasa')
    expect(nextTarget('Wakasa', targets)).toBe('Echizen')
    expect(nextTarget('Ise', targets)).toBe('Wakasa')
    expect(nextTarget('Omi', [])).toBe('Omi')
  })
})
