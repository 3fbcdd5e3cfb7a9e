// How what happens in a game is shown moment by moment. Each game brings its own with its pages.
import { Slot } from '../../slots'
import type { Event, Step, View } from '../messages'
import type { Timing } from './moments'

/** A round that was written down when it ended, by its place in the log. */
export interface Kept {
  moment: number
}

/** Looks on, and writes a round down when it ends. */
export interface RoundKeeper {
  /** Somebody comes to the table, or comes back to it and has missed these steps; null: nobody knows which. */
  begin(view: View, missed: readonly Step[] | null): void
  /** The round that ends with this part of the log, which is about to be shown. */
  ended(part: Step, view: View): Kept | null
  /** This part has been shown; a new round may begin with it. */
  laidOut(part: Step, view: View): void
}

export interface Tale {
  timing: Timing
  /** Lets events happen to a view, for the moments within a step. */
  unfold(view: View, events: readonly Event[]): void
  /** What is taken from the view at the end of a step while it is told: one's own part in it, and sums that only the
   *  server makes, as soon as they are true of what is shown. */
  own?(view: View, after: View): void
  /** Where what each round brought is written down. */
  keeper?: () => RoundKeeper
}

export const tales = new Slot<Tale>()

/** Of a game whose pages are not there yet, all that happens in a step is one moment. */
const AT_ONCE: Tale = {
  timing: { stays: {}, completing: new Set(), ahead: {} },
  unfold: () => undefined,
}

export const taleOf = (game: string | undefined): Tale => tales.of(game) ?? AT_ONCE
