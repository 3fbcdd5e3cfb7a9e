// The end of a season in a few words: what it brought me, what the others did, and what comes next.
import type { Fight } from '../fights/fights'
import type { Round } from '../telling/rounds'

export interface Change {
  what: string
  now: number
  /** How many more or fewer than when the season began. */
  by: number
}

export interface Summary {
  mine: Change[]
  won: string[]
  lost: string[]
  /** For each of the others, only what changed, and the provinces that were not theirs before. */
  others: { seat: number; changes: Change[]; won: string[] }[]
  next: 'season' | 'winter'
}

/** What a seat has at the end, and how that changed; what modules add comes last. */
export const changes = ({ before, after }: Round, seat: number): Change[] =>
  Object.entries(after.standings[seat]!).map(([what, now = 0]) => ({ what, now, by: now - (before.standings[seat]![what] ?? 0) }))

/** Provinces that a seat lost, and why: conquered `by` somebody, to farmers, or in a tie. */
export interface Loss {
  why: 'taken' | 'revolt' | 'tie' | 'unknown'
  by: number | null
  provinces: string[]
}

/** Why these provinces were lost, by the last fight for each; those with the same reason together. */
export function losses(fights: readonly Fight[], provinces: readonly string[], me: number): Loss[] {
  const found: Loss[] = []
  for (const province of provinces) {
    const fight = fights.findLast((one) => one.province === province && one.defender === me && one.winner !== me)
    const why = !fight ? 'unknown' : fight.kind === 'revolt' ? 'revolt' : fight.winner === null ? 'tie' : 'taken'
    const by = fight && why !== 'revolt' ? fight.attacker : null
    const same = found.find((loss) => loss.why === why && loss.by === by)
    if (same) same.provinces.push(province)
    else found.push({ why, by, provinces: [province] })
  }
  return found
}

export function summary(round: Round, me: number): Summary {
  const { before, after, season } = round
  const names = Object.keys(after.owners)
  const seats = Object.keys(after.standings).map(Number)
  const wonBy = (seat: number) => names.filter((name) => after.owners[name] === seat && before.owners[name] !== seat)
  return {
    mine: changes(round, me),
    won: wonBy(me),
    lost: names.filter((name) => after.owners[name] !== me && before.owners[name] === me),
    others: seats
      .filter((seat) => seat !== me)
      .map((seat) => ({ seat, changes: changes(round, seat).filter((change) => change.by), won: wonBy(seat) })),
    next: season === 'autumn' ? 'winter' : 'season',
  }
}
