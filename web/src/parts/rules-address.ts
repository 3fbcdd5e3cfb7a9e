// Where the rules of a game are found: one of them, or those that speak of something.
import { query } from '../net/query'

export const addressOf = (game: string, rule: string | null, words: string): string =>
  `/rules/${game}${query({ rule, q: words || null })}`
