// The page of a replay, which each game brings.
import type { Component, Snippet } from 'svelte'
import type { Event, View } from '../net/messages'
import type { Mark, ReviewedCard } from '../net/wire'
import { Slot } from '../slots'
import { opened, type Loader } from '../text/opened'
import type { Replayer } from './replayer.svelte'

/** Places on the board that can be picked to answer the question of a puzzle. */
export interface Offered {
  places: readonly string[]
  pick: (place: string) => void
}

/** What a review says of a moment: the places that a decision names, and those of a better one; of a plan the cards. */
export interface Marked {
  played: readonly Mark[]
  better: readonly Mark[]
  cards: readonly ReviewedCard[]
}

export type ReplayPage<V extends View = View, E extends Event = Event> = Component<{
  replayer: Replayer<V, E>
  as: number | null
  /** The question of a puzzle, instead of the controls. */
  asking?: Snippet
  offered?: Offered | undefined
  /** Only the board, with what is marked on it. */
  marked?: Marked | undefined
}>

export const replayPages = new Slot<Loader<ReplayPage>>()

export const replayPage = (game: string): Promise<ReplayPage> => opened(game, replayPages.need(game))
