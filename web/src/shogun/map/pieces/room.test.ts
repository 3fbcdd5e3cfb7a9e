import { describe, expect, it } from 'vitest'
import type { Province } from '../../view'
import { badgesOf } from './badges'
import { laidIn } from './marks'
import { overlap } from './room'
import { shapeOf } from '../land/shapes'
import { sizesAt, SITE, TOKEN } from './sizes'

const province = (changes: Partial<Province>) => ({ owner: 0, sites: 3, buildings: [], revolt_markers: 0, ...changes }) as unknown as Province

describe('what lies in a province', () => {
  it('is never covered by its armies, however small the map', () => {
    for (const scale of [0.18, 0.42, 1]) {
      const sizes = sizesAt(scale)
      for (const shape of shapeOf.values()) {
        const { sites } = laidIn(shape, province({ buildings: ['castle', 'temple', 'theatre'] }), sizes)
        const apart = (TOKEN / 2) * sizes.token * 0.94 + (SITE / 2) * sizes.site
        for (const [x, y] of sites) expect(Math.hypot(x - shape.army[0], y - shape.army[1])).toBeGreaterThan(apart * 0.99)
      }
    }
  })

  it('lies where it is drawn when there is room', () => {
    const shape = shapeOf.get('Mutsu')!
    expect(laidIn(shape, province({ owner: null, sites: shape.sites.length }), sizesAt(2)).sites).toEqual(shape.sites)
  })
})

describe('badges', () => {
  it('cover neither one another nor armies', () => {
    const names = ['Echizen', 'Wakasa', 'Mino', 'Ise']
    const targets = new Map(names.map((name) => [name, 'attack'] as const))
    const words = new Map(names.map((name) => [name, '100 % mit 12']))
    const badges = badgesOf(targets, words, new Set(names), sizesAt(0.42), 'Omi')
    expect(badges.map((badge) => badge.name)).toEqual(names)
    for (const a of badges) for (const b of badges) expect(a !== b && overlap(a.box, b.box)).toBe(false)
  })
})
