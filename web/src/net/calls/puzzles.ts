// What is asked of puzzles: no part of the first screen.
import { call } from '../api'
import { query } from '../query'
import type { PuzzleAnswer, PuzzleState, PuzzleVerdict } from '../wire'

const at = (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles`

export const puzzles = {
  /** The next one, of this theme and level; empty for any. */
  next: (game: string, theme: string, level: string) => call<PuzzleState>('GET', `${at(game)}${query({ theme: theme || null, level: level || null })}`),
  answer: (game: string, name: string, moves: number[]) => call<PuzzleVerdict, PuzzleAnswer>('POST', `${at(game)}/${name}`, { moves }),
}
