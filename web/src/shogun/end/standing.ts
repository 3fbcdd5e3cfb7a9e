// Who stands where at the end, and what made the winner the winner.
import type { Chronicle } from '../view'

export interface Standing {
  seat: number
  place: number
  points: number
  chests: number
}

/** By place; chests break a tie. */
export const standings = ({ standings }: Pick<Chronicle, 'standings'>): Standing[] =>
  standings.map(({ seat, place, points, tie_break }) => ({ seat, place, points, chests: tie_break }))

export type Decision = { kind: 'points'; ahead: number } | { kind: 'chests'; level: number[] } | { kind: 'shared' }

export function decision(rows: readonly Standing[]): Decision {
  const first = rows[0]!
  if (rows.filter((row) => row.place === 1).length > 1) return { kind: 'shared' }
  const level = rows.filter((row) => row !== first && row.points === first.points)
  if (level.length) return { kind: 'chests', level: level.map((row) => row.seat) }
  return { kind: 'points', ahead: first.points - (rows[1]?.points ?? 0) }
}
