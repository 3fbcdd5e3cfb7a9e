import { describe, expect, it } from 'vitest'
import type { Step } from '../net/messages'
import type { GameEvent } from '../net/view'
import { entries, sinceOwn } from './since'

let seq = 0
const step = (seat: number, kind: string, ...events: GameEvent[]): Step => ({
  type: 'step',
  seq: ++seq,
  kind,
  seat,
  by: 'player',
  at: 0,
  events,
  patch: null,
  text: null,
  name: null,
})
const event = (type: string, fields: Record<string, unknown> = {}, rule = 'r'): GameEvent => ({ type, rule, ...fields })
const skip = (seat: number) => event('action-skipped', { seat }, 'plan.chest-card-declines')

describe('what happened since my last move', () => {
  it('begins with that move and what followed from it', () => {
    const steps = [step(0, 'moves', event('built')), step(1, 'moves'), step(0, 'seal', event('event-drawn')), step(2, 'moves')]
    expect(sinceOwn(steps, 0)).toEqual(steps.slice(2))
    expect(sinceOwn(steps, 4)).toEqual(steps)
  })

  it('is this round for those who only watch', () => {
    const steps = [step(0, 'moves'), step(1, 'moves', event('actions-laid-out')), step(2, 'seal')]
    expect(sinceOwn(steps, null)).toEqual(steps.slice(1))
  })

  it('gathers those who pass, and drops actions without news', () => {
    const began = (position: number) => event('action-began', { position, action: 'tax' })
    const steps = [
      step(0, 'seal', began(1), began(2), event('card-revealed'), skip(1), skip(2), event('collected', { seat: 3 }), began(3)),
    ]
    expect(entries(steps, 0).map((entry) => entry.type)).toEqual(['action', 'passed', 'event'])
    expect(entries(steps, 0)[1]).toEqual({ type: 'passed', seats: [1, 2] })
  })

  it('tells a fight once, where it ended', () => {
    const cubes = event('cubes-thrown', { thrown: {}, tray: {}, fallen: {} })
    const decided = event('battle-decided', { attackers: 1, defenders: 0, armies: 1 })
    const steps = [
      step(0, 'moves', event('attack-began', { seat: 0, province: 'Ise' })),
      step(0, 'moves', cubes, decided, event('province-taken'), event('built', { seat: 1 })),
    ]
    expect(entries(steps, 0).map((entry) => entry.type)).toEqual(['fight', 'event'])
  })
})
