// What is asked of daily and weekly deals: no part of the first screen.
import { call } from '../api'
import type { DealPage, TableCard } from '../wire'

const at = (deal: string) => `/api/deals/${encodeURIComponent(deal)}`

export const deals = {
  /** Of a day, of a week, or of `today`. */
  of: (deal: string) => call<DealPage>('GET', at(deal)),
  /** The table where it is played, for a group the one where it meets. */
  play: (deal: string, game: string) => call<TableCard>('POST', `${at(deal)}/${encodeURIComponent(game)}`),
}
