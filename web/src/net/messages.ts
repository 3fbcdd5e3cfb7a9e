// The messages on a table's socket, version 1, under short names; `wire.ts` has everything that is sent.
import type { Event, Hinted, Incoming as Sent, ListedTable, Outgoing, Step as AnyStep, TableCard as Card, View, Welcome } from './wire'

export type { Choice, Event, Move, Objection, Reason, SeatCard, View } from './wire'

export const PROTOCOL = 1

/** A table as it is shown; in a list it says whether you are awaited. */
export type TableCard = Card & Partial<Pick<ListedTable, 'your_turn'>>

/** A step of the log; whoever knows the game says which events it has. */
export interface Step<E extends Event = Event> extends Omit<AnyStep, 'events'> {
  events: E[]
  /** Of a step that is told in parts: which of them this is, from 0. Never sent. */
  part?: number
}

/** What a bot would do, and for each move why; null where there is nothing to say. Its best choices, its own first. */
export type Advice = Pick<Hinted, 'moves' | 'reasons' | 'steps' | 'best' | 'against' | 'objections'>

export type Incoming<V extends View = View, E extends Event = Event> =
  | Step<E>
  | (Omit<Welcome, 'view' | 'missed'> & { view: V | null; missed: Step<E>[] | null })
  | Exclude<Outgoing, AnyStep | Welcome>

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Command = WithoutId<Sent>
