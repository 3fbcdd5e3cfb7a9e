// A plan that is not laid yet survives a reload: kept by this tab for one season of one table.
import type { Plan } from './plan'

const PREFIX = 'bakufu-plan'

export interface Round {
  table: string
  year: number
  season: string
  /** Whose plan it is: several people may share a browser. */
  seat: number
}

const key = ({ table, year, season, seat }: Round) => `${PREFIX}-${table}-${year}-${season}-${seat}`

export function readDraft(round: Round): Plan {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(round)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Plan) : {}
  } catch {
    return {} // storage may be forbidden, or hold something else
  }
}

/** Drafts of other seasons are of no use any more. */
export function keepDraft(round: Round, plan: Plan): void {
  try {
    for (const other of Object.keys(sessionStorage)) {
      const own = `${PREFIX}-${round.table}-`
      if (other.startsWith(own) && !other.startsWith(`${own}${round.year}-${round.season}-`)) sessionStorage.removeItem(other)
    }
    sessionStorage.setItem(key(round), JSON.stringify(plan))
  } catch {
    // storage may be forbidden: the draft then lasts as long as the page
  }
}
