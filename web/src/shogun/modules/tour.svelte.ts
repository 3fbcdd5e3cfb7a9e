// What a module brings to the table, said once beside the thing itself: the first time it is played in this browser.

/** Where things of modules lie: pages of a phone's sheet; a board that is nowhere in sight is laid open. */
export type Place = 'plan' | 'boards'

export interface Stop {
  /** What is pointed at: the first of these that is in sight. */
  at: string
  place: Place
}

/** As many of them at once: who has more that is new learns of the others in the next season. */
export const AT_ONCE = 2

/** A module that somebody asks to be shown again, from "How to play". */
export const tour = $state<{ again: string | null }>({ again: null })
