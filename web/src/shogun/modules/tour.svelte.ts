// The tour of a module: a few stops at the things that it brings to the table, the first time it is played in this browser.

/** Where things of modules lie: pages of a phone's sheet; a board that is nowhere in sight is laid open. */
export type Place = 'plan' | 'boards'

export interface Stop {
  /** The end of the message's id: `web-tour-MODULE-ID`. */
  id: string
  /** What is pointed at: the first of these that is in sight. */
  at: string
  place: Place
}

/** A tour that somebody asks for again, from "How to play": the name of the module. */
export const tour = $state<{ again: string | null }>({ again: null })
