import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../view'
import { fights, standing, takesPart } from './fights'
import { event, stepOf } from './steps.fixture'
import { moodOf } from './verdict'

const attack: GameEvent = {
  type: 'attack-began',
  rule: 'march.attack',
  seat: 0,
  action: 'battle-a',
  origin: 'Owari',
  province: 'Ise',
  armies: 5,
  defender: 1,
}
const thrown: GameEvent = {
  type: 'cubes-thrown',
  rule: 'battle.throw-both-sides',
  province: 'Ise',
  thrown: { blue: 5, yellow: 2 },
  tray: {},
  fallen: { blue: 4, yellow: 1 },
  inside: {},
}
const decided: GameEvent = {
  type: 'battle-decided',
  rule: 'battle.more-armies-win',
  province: 'Ise',
  winner: 0,
  loser: 1,
  attackers: 4,
  defenders: 1,
  lost: {},
  armies: 3,
}
const taken: GameEvent = { type: 'province-taken', rule: 'battle.province-taken', seat: 0, province: 'Ise', former: 1 }
const next: GameEvent = { type: 'card-revealed', rule: 'season.reveal-in-turn', seat: 2, action: 'battle-a', card: 'Kai' }

describe('fights', () => {
  it('are put together across steps, and end with what does not belong to them', () => {
    const steps = [stepOf(0, 'moves', attack), stepOf(1, 'moves', thrown, decided, taken, next)]
    const [fight, ...others] = fights(steps)
    expect(others).toEqual([])
    expect(fight).toMatchObject({ kind: 'battle', attacker: 0, defender: 1, winner: 0, armies: 3, seq: steps[1]!.seq })
    expect(fight!.events).toEqual([attack, thrown, decided, taken])
    expect(takesPart(fight!, 1)).toBe(true)
    expect(takesPart(fight!, 2)).toBe(false)
    expect(takesPart(fight!, null)).toBe(false)
  })

  it('are none while the cubes have not fallen', () => {
    expect(fights([stepOf(0, 'moves', attack)])).toEqual([])
  })

  it('against farmers have nobody on the other side', () => {
    const neutral = { ...attack, defender: null }
    const revolt = event('revolt-began', { seat: 2, province: 'Kai', armies: 2 }, 'winter.hunger-adds-farmers')
    const found = fights([stepOf(0, 'moves', neutral, thrown, decided, revolt, thrown, decided)])
    expect(found.map((fight) => [fight.kind, fight.attacker, fight.defender])).toEqual([
      ['neutral', 0, null],
      ['revolt', null, 2],
    ])
  })
})

describe('what came of a fight', () => {
  const [won, held] = [{ winner: 0 }, { winner: 1 }].map((by) => fights([stepOf(0, 'moves', attack, thrown, { ...decided, ...by })])[0]!)
  const [nobody] = fights([stepOf(0, 'moves', attack, thrown, { ...decided, winner: null })])

  it('is good for who won it, bad for the other, and neither for who looks on', () => {
    expect([0, 1, 2, null].map((seat) => moodOf(won!, seat))).toEqual(['good', 'bad', 'even', 'even'])
    expect([0, 1, 2, null].map((seat) => moodOf(held!, seat))).toEqual(['bad', 'good', 'even', 'even'])
    expect([0, 1, 2].map((seat) => moodOf(nobody!, seat))).toEqual(['bad', 'bad', 'even'])
  })
})

describe('steps that were taken back', () => {
  it('are left out', () => {
    const other = stepOf(1, 'moves', next)
    const again = stepOf(0, 'moves', thrown)
    expect(standing([other, stepOf(0, 'moves', attack), stepOf(0, 'undo'), again])).toEqual([other, again])
  })
})
