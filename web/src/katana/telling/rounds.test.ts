import { describe, expect, it } from 'vitest'
import type { KatanaEvent, KatanaView, Step } from '../view'
import { reportOf } from './round-report'
import { Rounds } from './rounds'
import { smith } from '../board/pieces/sample'

const event = (type: KatanaEvent['type'], more: object) => ({ type, rule: '', ...more }) as KatanaEvent
const step = (seq: number, ...events: KatanaEvent[]) => ({ seq, events, patch: {} }) as unknown as Step
const view = (points: [number, number], on_board = 0) =>
  ({ options: { players: 2 }, ghost: null, players: Object.fromEntries(points.map((each, seat) => [seat, smith({ seat, points: each, on_board })])) }) as unknown as KatanaView

const SWORD = event('sword-delivered', { seat: 1, sword: '10', total: 9 })
const NEXT = event('round-began', { round: 2, first: 1 })

describe('what a round brought', () => {
  it('is the difference between its beginning and its end', () => {
    const rounds = new Rounds()
    rounds.begin(view([0, 2]), [])
    expect(rounds.ended(step(8, SWORD), view([4, 2]))).toBeNull()
    expect(rounds.ended(step(9, NEXT), view([4, 11]))).toEqual({ moment: 9, round: 1, gains: [4, 9] })
    rounds.laidOut(step(9, NEXT), view([4, 11]))
    expect(rounds.ended(step(20, event('round-began', { round: 3, first: 0 })), view([4, 12]))!.gains).toEqual([0, 1])
  })

  it('is unknown to who came in the middle of it', () => {
    const rounds = new Rounds()
    rounds.begin(view([0, 2], 1), [])
    expect(rounds.ended(step(9, NEXT), view([4, 11]))!.gains).toBeNull()
  })
})

describe('the report of a round', () => {
  const laid = event('swords-laid-out', { swords: { 'red-1': '3', 'blue-2': '4' } })

  it('has what happened in it and what comes next', () => {
    const first = step(1, event('round-began', { round: 1, first: 0 }), event('passed', { seat: 0, honor: 9 }))
    const doubled = event('points-doubled', { seat: 1, sword: '10', points: 4 })
    expect(reportOf([first])).toBeNull()
    expect(reportOf([first, step(2, SWORD, doubled), step(3, event('passed', { seat: 1, honor: 4 }), laid, NEXT)])).toEqual({
      next: 2,
      first: 1,
      swords: 2,
      delivered: [{ seat: 1, sword: '10', points: 13 }],
      honors: new Map([[0, 9], [1, 4]]),
    })
  })
})
