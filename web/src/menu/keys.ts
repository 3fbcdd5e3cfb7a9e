// The keys of a table: those of every game, and in their place among them those of the game that is played.
import { Slot } from '../slots'

/** What is pressed, and the end of the message that says what it does. */
export type Key = [keys: string, meaning: string]

/** A game's own keys. */
export const gameKeys = new Slot<readonly Key[]>()

export const keysOf = (game: string): Key[] => [
  ['V', 'text'],
  ...(gameKeys.of(game) ?? []),
  ['H', 'hint'],
  ['?', 'howto'],
  ['Space', 'skip'],
  ['Esc', 'escape'],
]
