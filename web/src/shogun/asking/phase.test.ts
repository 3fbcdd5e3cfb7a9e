import { describe, expect, it } from 'vitest'
import type { View } from '../view'
import { actionsOver, phaseOf } from './phase'

const view = (decision: string | null, at: number, turn: number) =>
  ({ decision, order: [2, 0, 1], actions: { row: ['tax', 'battle-a', null], at, turn } }) as unknown as View

describe('the phase', () => {
  it('is the turn being played, though the view counts it already', () => {
    expect(phaseOf(view('march-to', 1, 1))).toEqual({ kind: 'action', action: 'battle-a', position: 2, seat: 2 })
  })

  it('of the last in order belongs to the action before', () => {
    expect(phaseOf(view('march-to', 2, 0))).toEqual({ kind: 'action', action: 'battle-a', position: 2, seat: 1 })
  })

  it('follows from the decision elsewhere', () => {
    expect(phaseOf(view('place', 0, 0))).toEqual({ kind: 'order' })
    expect(phaseOf(view('a-new-one', 0, 0))).toEqual({ kind: 'other' })
    expect(phaseOf(view(null, 0, 0))).toEqual({ kind: 'other' })
  })

  it('knows which actions are over, those of a finished season too', () => {
    expect(actionsOver(view('march-to', 1, 1))).toBe(1)
    expect(actionsOver(view('plan', 0, 0))).toBe(0)
    expect(actionsOver(view('move-leader', 3, 0))).toBe(3)
  })
})
