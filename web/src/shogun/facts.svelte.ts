// What the printed components of SHOGUN say on this host, as far as pages need it beside the views.
import { Printed } from '../net/facts.svelte'
import box from './facts.json'

export interface Facts {
  /** What a province and a building score, and the most buildings of a kind in a region. */
  score: Record<string, number>
  /** The last space of each track of the board. */
  track: { rice: number; points: number }
}

const printed = new Printed<Facts>('shogun', box)

/** Those of the base game; a module adds the type of its own. */
export const facts = <Own = unknown>(): Facts & Own => printed.facts() as Facts & Own

/** A table with modules needs to ask for them. */
export const learnFacts = printed.learn
