// Who stands where at the end: points decide, chests break a tie, and who is equal in both shares the place.

export interface Standing {
  seat: number
  place: number
  points: number
  chests: number
}

export function standings(points: readonly number[], chests: readonly number[]): Standing[] {
  const rows = points.map((points, seat) => ({ seat, points, chests: chests[seat] ?? 0 }))
  const ahead = (a: (typeof rows)[number], b: (typeof rows)[number]) => b.points - a.points || b.chests - a.chests
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => ahead(other, row) < 0).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** What made the winner the winner, and the rule behind it. */
export type Decision =
  | { kind: 'points'; rule: string; ahead: number }
  | { kind: 'chests'; rule: string; level: number[] }
  | { kind: 'shared'; rule: string }

export function decision(rows: readonly Standing[]): Decision {
  const first = rows[0]!
  if (rows.filter((row) => row.place === 1).length > 1) return { kind: 'shared', rule: 'end.shared-victory' }
  const level = rows.filter((row) => row !== first && row.points === first.points)
  if (level.length) return { kind: 'chests', rule: 'end.tie-by-chests', level: level.map((row) => row.seat) }
  return { kind: 'points', rule: 'end.most-points', ahead: first.points - (rows[1]?.points ?? 0) }
}
