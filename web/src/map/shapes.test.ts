import { describe, expect, it } from 'vitest'
import { borders, provinces, ringPoints, seaRoutes } from './shapes'
import data from './map.json'

describe('the map', () => {
  it('draws 45 provinces, each once', () => {
    expect(new Set(provinces.map((province) => province.name)).size).toBe(45)
  })

  it('shares a border between exactly two neighbours', () => {
    const rings = Object.values(data.provinces).map((province) => ({ name: province.name, arcs: province.rings.flat() }))
    const users = new Map<number, string[]>()
    for (const { name, arcs } of rings) {
      for (const index of arcs) {
        const arc = index >= 0 ? index : ~index
        users.set(arc, [...(users.get(arc) ?? []), name])
      }
    }
    const shared = [...users.values()].filter((names) => names.length === 2).map((names) => names.sort().join('-'))
    const listed = borders.map(({ between }) => [...between].sort().join('-'))
    expect(new Set(shared)).toEqual(new Set(listed))
  })

  it('closes every ring', () => {
    for (const province of Object.values(data.provinces)) {
      for (const ring of province.rings) {
        const points = ringPoints(ring)
        expect(points.length).toBeGreaterThan(8)
      }
    }
  })

  it('has six sea routes', () => {
    expect(seaRoutes).toHaveLength(6)
  })
})
