// A winter is told region by region: what is scored in one of them is one beat, and so is what has no region.
import type { Score } from './winter-report'

export interface Beat {
  key: string
  /** The region that is counted now; null for what counts everywhere. */
  region: string | null
  scores: Score[]
}

const keyOf = ({ source, region }: Score): string => region ?? source

/** In the order of the first line of each. */
export function beatsOf(scores: readonly Score[]): Beat[] {
  const beats = new Map<string, Beat>()
  for (const score of scores) {
    const key = keyOf(score)
    const beat = beats.get(key) ?? { key, region: score.region, scores: [] }
    beat.scores.push(score)
    beats.set(key, beat)
  }
  return [...beats.values()]
}
