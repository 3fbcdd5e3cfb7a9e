// How long decisions may take at a table.
import type { SeatCard, TableCard } from '../net/messages'

/** What a view says of the clocks, in every game. */
export interface ClockPart {
  awaited: number[]
  away: number[]
  deadlines: (number | null)[]
  paused_at?: number | null
}

const isPerson = (seat: SeatCard | undefined): boolean => seat !== undefined && seat.bot === null

/** Whether another person waits as well. */
export const others = (card: TableCard): boolean => card.seats.filter(isPerson).length > 1

/** Who has days and plays alone lets nobody wait. */
export const timed = (card: TableCard | null): card is TableCard => card !== null && (card.pace === 'live' || others(card))

/** When time runs out: one's own, or else that of the first person whom the table waits for. Bots need no time. */
export function deadline(card: TableCard | null, clocks: ClockPart, seat: number | null): number | null {
  if (!timed(card)) return null
  const ends = clocks.deadlines.map((end, index) => (isPerson(card.seats[index]) ? end : null))
  const own = seat === null ? null : (ends[seat] ?? null)
  if (own !== null) return own
  const known = ends.filter((end) => end !== null)
  return known.length ? Math.min(...known) : null
}

/** In whole seconds, and never less than nothing. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))

const two = (value: number): string => String(value).padStart(2, '0')

/** "4:05", "1:02:03". */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
