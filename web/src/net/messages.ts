// The messages on a table's socket, version 1, under short names; `wire.ts` has everything that is sent.
import type { Event, Hinted, Incoming as Sent, ListedTable, Outgoing, ShogunEvent, ShogunView, Step as AnyStep, TableCard as Card, Welcome } from './wire'

export type { Choice, Reason, SeatCard } from './wire'

export const PROTOCOL = 1

/** A table as it is shown; in a list it says whether you are awaited. */
export type TableCard = Card & Partial<Pick<ListedTable, 'your_turn'>>

export interface Step<E extends Event = ShogunEvent> extends Omit<AnyStep, 'events'> {
  events: E[]
  /** Of a step that is told in parts: which of them this is, from 0. Never sent. */
  part?: number
}

/** What a bot would do, and for each move why; null where there is nothing to say. Its best choices, its own first. */
export type Advice = Pick<Hinted, 'moves' | 'reasons' | 'best'>

export type Incoming =
  | Step
  | (Omit<Welcome, 'view' | 'missed'> & { view: ShogunView | null; missed: Step[] | null })
  | Exclude<Outgoing, AnyStep | Welcome>

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Command = WithoutId<Sent>
