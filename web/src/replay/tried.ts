// What somebody wants to try who comes from a review: the plan that was played and the better one, kept by this tab for the
// table on which it is tried.

const KEY = 'bakufu-tried'

/** Cards by the spaces they are on. */
export type TriedPlan = Readonly<Record<string, string>>

export interface Tried {
  table: string
  /** When it was planned, as reviews name it. */
  stage: string
  played: TriedPlan
  better: TriedPlan
}

export function keepTried(tried: Tried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tried))
  } catch {
    // storage may be forbidden: then it is tried without help
  }
}

export function triedAt(table: string, stage: string): Tried | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Tried | null
    return kept?.table === table && kept.stage === stage ? kept : null
  } catch {
    return null // storage may be forbidden, or hold something else
  }
}
