// The keys of SHOGUN's table beside those of every game.
import type { Key } from '../../menu/keys'

export const keys: readonly Key[] = [
  ['M', 'map'],
  ['T', 'target'],
  ['← → ↑ ↓', 'go'],
  ['Enter', 'take'],
  ['0 1 … 9 -', 'space'],
  ['J K L', 'extra'],
  ['Backspace', 'back'],
  ['Z', 'undo'],
  ['R', 'ready'],
]
