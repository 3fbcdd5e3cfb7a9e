// What a round brought everybody: how they stood when it began, and how when it ended.
import { isA } from '../../net/happenings'
import { momentOf } from '../../net/playback/moments'
import type { Kept, RoundKeeper } from '../../net/playback/tale'
import { sidesOf, type KatanaView, type Step, type Table } from '../view'
import { unfold } from './unfold'

export interface Round extends Kept {
  round: number
  /** Points by side; null where this browser came in the middle of the round. */
  gains: number[] | null
}

/** The rounds that ended while this browser was at the table. */
export const roundsOf = (table: Table): Round[] => (table.rounds ?? []) as Round[]

const pointsOf = (view: KatanaView): number[] => sidesOf(view).map((side) => (view.players[side] ?? view.ghost!).points)

const begins = (part: Step): boolean => part.events.some(isA('round-began'))

/** Looks on, and writes a round down when it ends. */
export class Rounds implements RoundKeeper {
  #before: number[] | null = null
  #come = false

  begin(view: KatanaView, missed: readonly Step[] | null): void {
    if (this.#come && missed && !missed.some(begins)) return
    this.#come = true
    // Before the first turn nobody has placed a figure; later it isn't known how the round began.
    const figures = Object.values(view.players).some(({ on_board, passed }) => on_board > 0 || passed)
    this.#before = figures ? null : pointsOf(view)
  }

  ended(part: Step, view: KatanaView): Round | null {
    const next = part.events.find(isA('round-began'))
    if (!next || next.round < 2) return null
    const then = JSON.parse(JSON.stringify(view)) as KatanaView
    unfold(then, part.events.slice(0, part.events.indexOf(next)))
    const before = this.#before
    return { moment: momentOf(part), round: next.round - 1, gains: before && pointsOf(then).map((points, side) => points - (before[side] ?? 0)) }
  }

  laidOut(part: Step, view: KatanaView): void {
    if (begins(part)) this.#before = pointsOf(view)
  }
}
