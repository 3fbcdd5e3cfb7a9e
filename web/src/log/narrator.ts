// Who tells the log of a table. Each game's narrator comes with its pages.
import type { Event, Move, Step, View } from '../net/messages'
import type { Table } from '../net/table.svelte'
import type { Line } from './line'
import type { Sound } from '../parts/sounds'
import { Slot } from '../slots'
import type { Kinds } from './kinds'

/** Events and moves in words, with the names of a table's players. */
export interface Speaker {
  readonly players: readonly string[]
  player: (seat: number | null) => string
  event(event: Event): string
  move(move: Move): string
}

/** Lines that wait for more events come with the next ones. */
export interface Tells {
  tell(events: readonly Event[]): Line[]
}

/** A round of the game, as a replay names it: in a picture, in full, and in a word where it begins a group. */
export interface Opening {
  icon: string
  name: string
  group: string
}

export interface Narrator {
  /** Asked again whenever what it depends on has changed. */
  speaker: () => Speaker
  story: (speaker: Speaker) => Tells
  /** What else lines depend on: when it changes, all are told again. */
  known?: () => unknown
  /** Where the game stands: "Summer, year 1". */
  now: () => string
  /** The chapter that the log begins in: the set-up is no part of it. */
  firstChapter: (speaker: Speaker) => string
  /** The round in which a view stands, and the one that an event opens, if it does. */
  begins(view: View): Opening
  opens(event: Event): Opening | null
  /** A line that is too long for the log, in short. */
  brief: (line: Line, speaker: Speaker) => { text: string; more?: string }
  /** What can be looked for in the log. */
  kinds: () => Kinds
  /** What is heard when an event of this type happens. */
  sounds: Record<string, Sound>
  /** What is to be added to what happened in a step, before the next chapter. */
  ends(step: Step): Line[]
}

export const narrators = new Slot<(table: Table) => Narrator>()

export const narratorOf = (table: Table): Narrator => narrators.need(table.card?.game ?? '')(table)
