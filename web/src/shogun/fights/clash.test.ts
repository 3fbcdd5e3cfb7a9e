import { describe, expect, it } from 'vitest'
import type { View } from '../../net/view'
import { clash } from './clash'

const view = (changes: Record<string, unknown> = {}, ise: Record<string, unknown> = {}) =>
  ({
    provinces: { Ise: { owner: 1, armies: 3, revolt_markers: 0, buildings: ['castle'], ...ise } },
    players: [
      { colour: 'blue', supply: 4 },
      { colour: 'yellow', supply: 2 },
    ],
    specials: [
      { special: 'attack', seat: 0 },
      { special: 'defence', seat: null },
    ],
    tower: { tray: { blue: 1, farmers: 2 } },
    supply: { farmers: 9 },
    events: { current: { effect: 'castle-defends' } },
    ...changes,
  }) as unknown as View

describe('who is thrown', () => {
  it('is everyone who marches, stands there, lies in the tray or may be added', () => {
    const { mine, theirs } = clash(view(), 0, 'Ise', 5)
    expect(mine.rows.map((row) => [row.kind, row.cubes])).toEqual([
      ['march', 5],
      ['tray', 1],
      ['card', 1],
    ])
    expect(mine.thrown).toBe(7)
    expect(theirs.rows.map((row) => [row.kind, row.cubes])).toEqual([
      ['there', 3],
      ['castle', 1],
      ['helpers', 2],
    ])
    expect(theirs.thrown).toBe(6)
  })

  it('leaves farmers out where a revolt marker lies', () => {
    expect(clash(view({}, { revolt_markers: 1 }), 0, 'Ise', 5).theirs.thrown).toBe(4)
  })

  it('is farmers alone in a neutral province, two under that event', () => {
    const neutral = { owner: null, armies: 0 }
    expect(clash(view({}, neutral), 0, 'Ise', 5).theirs).toMatchObject({ seat: null, thrown: 3 })
    const event = { events: { current: { effect: 'two-farmers', amounts: [2] } } }
    expect(clash(view(event, neutral), 0, 'Ise', 5).theirs.thrown).toBe(4)
  })
})
