import { describe, expect, it } from 'vitest'
import { placeLabels } from './labels'
import { provinces } from '../land/shapes'
import { sizesAt } from './sizes'

const names = new Map(provinces.map(({ name }) => [name, name]))
const all = new Set(names.keys())

describe('names on the map', () => {
  it('all find a place on a large map', () => {
    expect(placeLabels(names, all, sizesAt(0.7)).size).toBe(45)
  })

  it('nearly all find a place on a desk', () => {
    expect(placeLabels(names, all, sizesAt(0.46)).size).toBeGreaterThan(40)
  })

  it('give way on a small map, the last first', () => {
    const placed = placeLabels(names, all, sizesAt(0.2))
    expect(placed.size).toBeLessThan(45)
    expect(placed.has(provinces[0]!.name)).toBe(true)
  })

  it('keep a readable size at every scale', () => {
    for (const scale of [0.15, 0.2, 0.4, 0.5, 1, 2]) {
      const sizes = sizesAt(scale)
      expect(sizes.label).toBeGreaterThanOrEqual(11)
      expect(sizes.token * 46 * scale).toBeGreaterThan(16.9)
    }
  })
})
