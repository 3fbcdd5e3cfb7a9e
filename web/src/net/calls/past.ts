// What is asked of a game that was played, as a whole: no part of the first screen.
import { at, call, read } from '../api'
import type { Event, Step, TableCard, View } from '../messages'
import { query } from '../query'
import type { Branching, History as AnyHistory, ReviewState } from '../wire'

export interface History<V extends View = View, E extends Event = Event> extends Omit<AnyHistory, 'view' | 'events' | 'steps'> {
  view: V
  /** The set-up, up to this view. */
  events: E[]
  steps: Step<E>[]
}

export const past = {
  history: <V extends View = View, E extends Event = Event>(id: string, link: string | null, as: number | null = null) =>
    call<History<V, E>>('GET', `${at(id)}/history${query({ link, as })}`),
  chronicle: <Kind>(id: string, link: string | null) => call<Kind>('GET', `${at(id)}/chronicle${query({ link })}`),
  branch: (id: string, link: string | null, seq: number, seat: number) =>
    call<TableCard, Branching>('POST', `${at(id)}/branch`, { seq, seat, link }),
  /** How far the review is; asking begins it. */
  review: (id: string, link: string | null) => call<ReviewState>('GET', `${at(id)}/review${query({ link })}`),
  /** The record, as it is written in a file. */
  record: (id: string, link: string | null) => read(`${at(id)}/record${query({ link })}`),
}
