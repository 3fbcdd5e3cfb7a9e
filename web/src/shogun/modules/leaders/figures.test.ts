import { describe, expect, it } from 'vitest'
import { event } from '../../fights/steps.fixture'
import { happen } from '../../../net/happenings'
import { around, overlap } from '../../map/pieces/room'
import { provinces } from '../../map/land/shapes'
import { sizesAt, TOKEN } from '../../map/pieces/sizes'
import { views } from '../../samples.fixture'
import type { Cubes, GameEvent, View } from '../../view'
import { figuresOf } from './figures'
import { OF_LEADERS } from './unfold'

const sample = (): View => structuredClone(views['move-leader'])

describe('leaders and statues on the map', () => {
  it.each([0.56, 0.84, 1.75])('hide no armies and one another at scale %d', (scale) => {
    const view = sample()
    view.leaders!.statues = { Izu: { yellow: 2 }, Mino: { blue: 1 } }
    const sizes = sizesAt(scale)
    const figures = figuresOf(view, sizes)
    expect(figures.filter(({ kind }) => kind === 'leader')).toHaveLength(view.leaders!.provinces.filter(Boolean).length)
    expect(figures.filter(({ kind }) => kind === 'statue')).toHaveLength(2)
    const tokens = provinces
      .filter(({ name }) => view.provinces[name]!.owner !== null)
      .map(({ army }) => around(army, (TOKEN / 2) * sizes.token * 0.9))
    for (const figure of figures) {
      const others = figures.filter((other) => other !== figure).map(({ box }) => box)
      expect([...tokens, ...others].some((box) => overlap(box, figure.box))).toBe(false)
    }
  })

  it('are none where statues were just taken away', () => {
    const view = sample()
    view.leaders!.statues = { Izu: undefined } as unknown as Record<string, Cubes>
    expect(figuresOf(view, sizesAt(1)).filter(({ kind }) => kind === 'statue')).toEqual([])
  })

  it('are none without the module', () => {
    const { leaders: _, ...view } = sample()
    expect(figuresOf(view as View, sizesAt(1))).toEqual([])
  })
})

describe('what happens to leaders', () => {
  it('moves them, raises statues and takes trophies', () => {
    const view = sample()
    const tell = (type: GameEvent['type'], fields: Record<string, unknown>) => happen(OF_LEADERS, view, event(type, fields))
    tell('leader-moved', { seat: 0, origin: 'Izu', target: 'Sagami' })
    tell('statue-raised', { seat: 0, province: 'Izu', left: 5 })
    expect(view.leaders!.provinces[0]).toBe('Sagami')
    expect(view.leaders!.statues['Izu']).toEqual({ blue: 1 })
    expect(view.leaders!.left[0]).toBe(5)
    tell('trophies-taken', { seat: 1, province: 'Izu', seats: [0], statues: 1, trophies: 1 })
    expect(view.leaders!.statues['Izu']).toBeUndefined()
    expect(view.leaders!.trophies[1]).toMatchObject({ blue: 1 })
    tell('leader-lost', { seat: 0, province: 'Sagami' })
    expect(view.leaders!.provinces[0]).toBeNull()
  })
})
