// The days behind a deal, as a calendar shows them: whole weeks, Monday first.
import type { DealtDay } from '../net/wire'

const DAY = 86_400_000
export const WEEKS = 4

export interface Day {
  name: string
  /** Of the month. */
  number: number
  /** It has not begun yet. */
  ahead: boolean
  played: DealtDay[]
}

const named = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The weeks up to that of this day. */
export function weeksUpTo(today: string, played: readonly DealtDay[]): Day[][] {
  const now = Date.parse(today)
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const at = monday + ((week - WEEKS + 1) * 7 + weekday) * DAY
      const name = named(at)
      return { name, number: new Date(at).getUTCDate(), ahead: at > now, played: played.filter(({ deal }) => deal === name) }
    }),
  )
}

/** How many days in a row somebody has played, up to this day or the one before. */
export function streak(today: string, played: readonly DealtDay[]): number {
  const days = new Set(played.map(({ deal }) => deal))
  let at = Date.parse(today)
  if (!days.has(named(at))) at -= DAY
  let count = 0
  for (; days.has(named(at)); at -= DAY) count += 1
  return count
}

/** A number of points with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
