// All points of a game put in order: a row for each kind, and below it what they were given for.

import type { KatanaScore as Score } from '../view'

export type { Score }

/** In the order of the rulebook: what was scored in play, then the end of the game. */
export const KINDS = ['swords', 'katana', 'lines', 'project', 'areas', 'coins', 'sashimono', 'honors', 'favour'] as const
export type Kind = (typeof KINDS)[number]

export interface Row {
  kind: Kind
  /** By side. */
  points: number[]
  /** Those of everybody, in their order; the same thing that happened more than once stands once. */
  scores: (Score & { times: number })[]
}

/** Rows that brought nobody anything are left out. */
export function rowsOf(scoring: readonly Score[], sides: number): Row[] {
  return KINDS.flatMap((kind) => {
    const own = scoring.filter((score) => score.source === kind)
    if (!own.length) return []
    const points = Array.from({ length: sides }, (_, side) => sum(own.filter((score) => score.seat === side)))
    return [{ kind, points, scores: gathered(own) }]
  })
}

const sum = (scores: readonly Score[]): number => scores.reduce((total, score) => total + score.points, 0)

function gathered(scores: readonly Score[]): Row['scores'] {
  const found: Row['scores'] = []
  for (const score of scores) {
    const alike = (other: Score) =>
      other.seat === score.seat && other.rule === score.rule && other.about === score.about && score.about === null
    const same = found.find(alike)
    if (same) Object.assign(same, { points: same.points + score.points, times: same.times + 1 })
    else found.push({ ...score, times: 1 })
  }
  return found
}
