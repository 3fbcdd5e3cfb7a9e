import { describe, expect, it } from 'vitest'
import { fights } from '../fights/fights'
import { event } from '../fights/steps.fixture'
import type { GameEvent, Step } from '../view'
import { actionDuring, seasonDuring } from './during'

const step = (seq: number, ...events: GameEvent[]) => ({ seq, kind: 'moves', seat: 0, events }) as unknown as Step
const began = (position: number) => event('action-began', { position })
const fight = [
  event('attack-began', { seat: 0, province: 'Kai', defender: 3 }),
  event('cubes-thrown', { thrown: {}, tray: {}, fallen: {} }),
  event('battle-decided', { attackers: 1, defenders: 0, armies: 1 }),
]

describe('the action of a fight', () => {
  it('is the one that was on, however far the same step has gone on', () => {
    const steps = [step(1, began(3)), step(2, ...fight, began(4), began(5))]
    expect(actionDuring(fights(steps)[0]!, steps)).toBe(3)
  })

  it('is unknown after the season, and where its beginning was not seen', () => {
    const after = [step(1, began(3)), step(2, ...fight, event('round-ended'))]
    expect(actionDuring(fights(after)[0]!, after)).toBeNull()
    const late = [step(2, ...fight)]
    expect(actionDuring(fights(late)[0]!, late)).toBeNull()
  })

  it('is none in winter', () => {
    const winter = [step(1, began(10)), step(2, event('round-ended'), event('winter-began', { year: 1 }), ...fight)]
    expect(actionDuring(fights(winter)[0]!, winter)).toBeNull()
  })
})

describe('the season of a fight', () => {
  const spring = event('actions-laid-out', { season: 'spring', year: 1 })
  const summer = event('actions-laid-out', { season: 'summer', year: 1 })

  it('is the one that was on, also when another has begun', () => {
    const steps = [step(1, spring, began(3)), step(2, ...fight, event('round-ended'), summer)]
    expect(seasonDuring(fights(steps)[0]!, steps)).toEqual({ year: 1, season: 'spring', now: 'actions' })
  })

  it('is winter for a revolt of hungry farmers', () => {
    const steps = [step(1, spring), step(2, event('winter-began', { year: 1 }), ...fight, summer)]
    expect(seasonDuring(fights(steps)[0]!, steps)).toEqual({ year: 1, season: 'winter', now: 'revolts' })
  })

  it('is unknown where its beginning was not seen', () => {
    const steps = [step(2, ...fight, summer)]
    expect(seasonDuring(fights(steps)[0]!, steps)).toBeNull()
  })
})
