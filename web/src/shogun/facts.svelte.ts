// What the printed components of SHOGUN say on this host, as far as pages need it beside the views.
import { Printed } from '../net/facts.svelte'
import type { FavourKind } from '../net/wire'
import box from './facts.json'

/** What stands on a favour card. */
export interface PrintedFavour {
  kind: FavourKind
  amount?: number
}

export interface Facts {
  favour: Partial<Record<string, PrintedFavour>>
  /** In how many regions one needs a province for the next samurai card. */
  samurai: { regions: number }
  /** What a province and a building score, and the most buildings of a kind in a region. */
  score: Record<string, number>
  /** The last space of each track of the board. */
  track: { rice: number; points: number }
}

/** A table with modules needs to ask for them. */
export const { facts, learn: learnFacts } = new Printed('shogun', box as Facts)
