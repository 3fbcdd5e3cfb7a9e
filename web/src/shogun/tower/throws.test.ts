import { describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import type { Fight } from '../fights/fights'
import { bystanders, listed, throwOf } from './throws'

const fight: Fight = {
  seq: 12,
  kind: 'battle',
  province: 'Ise',
  attacker: 0,
  defender: 2,
  thrown: { blue: 5, red: 3 },
  tray: {},
  fallen: { blue: 4, red: 2, farmers: 1, black: 2 },
  attackers: 4,
  defenders: 3,
  winner: 0,
  loser: 2,
  rule: 'battle.more-armies-win',
  armies: 1,
  events: [event('farmers-counted', { joined: true })],
}

describe('a throw', () => {
  it('puts the attacker left, the defender and loyal farmers right', () => {
    const { left, right } = throwOf(fight)
    expect([left, right]).toEqual([['blue'], ['red', 'farmers']])
  })

  it('leaves farmers out who stay out', () => {
    const apart = throwOf({ ...fight, events: [event('farmers-counted', { joined: false })] })
    expect(apart.right).toEqual(['red'])
    expect(bystanders(apart)).toEqual({ farmers: 1, black: 2 })
  })

  it('puts farmers right in a revolt too', () => {
    const revolt = throwOf({ ...fight, kind: 'revolt', attacker: null, defender: 2, events: [] })
    expect([revolt.left, revolt.right]).toEqual([['red'], ['farmers']])
  })

  it('lists cubes one by one', () => {
    expect(listed({ farmers: 1, blue: 2 })).toEqual(['blue', 'blue', 'farmers'])
  })
})
