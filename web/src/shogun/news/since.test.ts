import { describe, expect, it } from 'vitest'
import { entries, sinceOwn } from './since'
import { event, stepOf } from '../fights/steps.fixture'

const skip = (seat: number) => event('action-skipped', { seat, planned: true })

describe('what happened since my last move', () => {
  it('begins with that move and what followed from it', () => {
    const steps = [stepOf(0, 'moves', event('built')), stepOf(1, 'moves'), stepOf(0, 'seal', event('event-drawn')), stepOf(2, 'moves')]
    expect(sinceOwn(steps, 0)).toEqual(steps.slice(2))
    expect(sinceOwn(steps, 4)).toEqual(steps)
  })

  it('is this round for those who only watch', () => {
    const steps = [stepOf(0, 'moves'), stepOf(1, 'moves', event('actions-laid-out')), stepOf(2, 'seal')]
    expect(sinceOwn(steps, null)).toEqual(steps.slice(1))
  })

  it('gathers those who pass, and drops actions without news', () => {
    const began = (position: number) => event('action-began', { position, action: 'tax' })
    const steps = [
      stepOf(0, 'seal', began(1), began(2), event('card-revealed'), skip(1), skip(2), event('collected', { seat: 3 }), began(3)),
    ]
    expect(entries(steps, 0).map((entry) => entry.type)).toEqual(['action', 'passed', 'event'])
    expect(entries(steps, 0)[1]).toEqual({ type: 'passed', seats: [1, 2] })
  })

  it('tells a fight once, where it ended', () => {
    const cubes = event('cubes-thrown', { thrown: {}, tray: {}, fallen: {} })
    const decided = event('battle-decided', { attackers: 1, defenders: 0, armies: 1 })
    const steps = [
      stepOf(0, 'moves', event('attack-began', { seat: 0, province: 'Ise' })),
      stepOf(0, 'moves', cubes, decided, event('province-taken'), event('built', { seat: 1 })),
    ]
    expect(entries(steps, 0).map((entry) => entry.type)).toEqual(['fight', 'event'])
  })
})
