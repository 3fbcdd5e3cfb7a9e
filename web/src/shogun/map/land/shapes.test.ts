import { describe, expect, it } from 'vitest'
import board from '../../../../../src/bakufu/shogun/box/facts/board.toml?raw'
import data from './map.json'
import { borders, provinces, ringPoints, seaRoutes, shapeOf } from './shapes'

/** The pairs of names in a list of the facts. */
function pairs(list: string): string[] {
  const from = board.indexOf(`\n${list} = [`)
  const text = board.slice(from, board.indexOf('\n]', from))
  return [...text.matchAll(/\["([\w-]+)", "([\w-]+)"\]/g)].map(([, a, b]) => [a, b].sort().join('-')).sort()
}

const drawn = (lines: { between: [string, string] }[]) => lines.map(({ between }) => [...between].sort().join('-')).sort()

describe('the map', () => {
  it('draws 45 provinces, each once', () => {
    expect(shapeOf.size).toBe(45)
    expect(provinces).toHaveLength(45)
  })

  it('has the borders of the board, and no others', () => {
    expect(drawn(borders)).toEqual(pairs('land'))
  })

  it('has the sea routes of both sides', () => {
    expect(drawn(seaRoutes)).toEqual(pairs('sun'))
    expect(drawn(seaRoutes)).toEqual(pairs('moon'))
  })

  it('stores a border once, for exactly two neighbours', () => {
    const users = new Map<number, string[]>()
    for (const province of Object.values(data.provinces)) {
      for (const index of province.rings.flat()) {
        const arc = index >= 0 ? index : ~index
        users.set(arc, [...(users.get(arc) ?? []), province.name])
      }
    }
    const shared = [...users.values()].filter((names) => names.length === 2).map((names) => names.sort().join('-'))
    expect(shared.sort()).toEqual(drawn(borders))
  })

  it('walks around every province', () => {
    for (const province of Object.values(data.provinces)) {
      for (const ring of province.rings) expect(ringPoints(ring).length).toBeGreaterThan(8)
    }
  })

  it('keeps armies, sites and markers within the box of their province', () => {
    for (const { box, army, sites, revolt } of provinces) {
      for (const [x, y] of [army, revolt, ...sites]) {
        expect(x).toBeGreaterThan(box.left)
        expect(x).toBeLessThan(box.right)
        expect(y).toBeGreaterThan(box.top)
        expect(y).toBeLessThan(box.bottom)
      }
    }
  })
})
