// Whether "How to play" is open, and the book of each game. It is loaded when somebody first wants it.
import type { Component } from 'svelte'
import { Slot } from '../slots'
import { read, type Loader } from '../text/opened'
import type { Args } from '../text/t'

interface Asked {
  open: boolean
  /** The page that is wanted; null begins at the beginning. */
  about: string | null
  /** The modules of the table one sits at. */
  modules: string[]
  /** Whether one sits there alone. */
  alone: boolean
  /** Whether one sits at a lesson. */
  taught: boolean
  /** The game that is chosen in the lobby, where one may read of each; "" for the first. */
  game: string
}
export const howTo = $state<Asked>({ open: false, about: null, modules: [], alone: false, taught: false, game: '' })

export interface Page {
  id: string
  picture: Component
  /** One line each: its icon, and the end of its message's id. */
  lines: [icon: string, line: string][]
  /** At a table where it is played: show the things themselves. */
  show?: () => void
}

export interface Book {
  /** Those that are of use where one sits. */
  pages: (asked: Asked) => Page[]
  /** Numbers in its sentences. */
  amounts?: Args
}

export const books = new Slot<Loader<Book>>()

export const bookOf = (game: string): Promise<Book> => read(game, books.need(game))

/** The note that offers it to a newcomer; whoever has opened it needs no offer. */
export const offerOf = (game: string): string => `how-to-play-${game}`
