// The end of a season in a few words: what it brought me, what the others did, and what comes next.
import { COUNTED, type Counted, type Round } from '../telling/rounds'

export interface Change {
  what: Counted
  now: number
  /** How many more or fewer than when the season began. */
  by: number
}

export interface Summary {
  mine: Change[]
  won: string[]
  lost: string[]
  /** For each of the others, only what changed. */
  others: { seat: number; changes: Change[] }[]
  next: 'season' | 'winter'
}

/** What a seat has at the end, and how that changed. */
export const changes = ({ before, after }: Round, seat: number): Change[] =>
  COUNTED.map((what) => {
    const now = after.standings[seat]![what]
    return { what, now, by: now - before.standings[seat]![what] }
  })

export function summary(round: Round, me: number): Summary {
  const { before, after, season } = round
  const names = Object.keys(after.owners)
  const seats = Object.keys(after.standings).map(Number)
  return {
    mine: changes(round, me),
    won: names.filter((name) => after.owners[name] === me && before.owners[name] !== me),
    lost: names.filter((name) => after.owners[name] !== me && before.owners[name] === me),
    others: seats
      .filter((seat) => seat !== me)
      .map((seat) => ({ seat, changes: changes(round, seat).filter((change) => change.by) })),
    next: season === 'autumn' ? 'winter' : 'season',
  }
}
