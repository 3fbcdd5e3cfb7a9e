// The lines of the chamber board, six rows and six columns: who has how many markers in one, and what that would bring.
import type { Chambers, Region, View } from '../../../net/view'

export const ROWS = [...'abcdef']
export const COLUMNS = [...'123456']

export const linesOf = (chamber: string): [string, string] => [`row-${chamber[0]}`, `column-${chamber[1]}`]

export const chambersIn = (line: string): string[] => {
  const [kind, name] = line.split('-') as [string, string]
  return kind === 'row' ? COLUMNS.map((column) => name + column) : ROWS.map((row) => row + name)
}

/** Whose marker lies there: a seat's, the neutral player's, one to take, or none. */
export type Holder = number | 'neutral' | 'open' | null

export function holderOf(chambers: Chambers, chamber: string): Holder {
  const seat = chambers.taken[chamber]
  if (seat !== undefined) return seat
  if (chambers.face_down.includes(chamber)) return 'neutral'
  return chambers.face_up.includes(chamber) ? 'open' : null
}

export interface Standing {
  line: string
  /** What the most markers alone would bring. */
  points: number
  /** Markers by seat; the neutral player's last. */
  counts: number[]
  /** Seats with the most markers. */
  leaders: number[]
  /** The neutral player has the most too, or alone. */
  neutral: boolean
  /** What each of the leaders would get if it stayed so. */
  each: number
}

/** How a line stands, or would stand with another marker of a seat. */
export function standingOf(chambers: Chambers, line: string, players: number, more: number | null = null): Standing {
  const counts = Array.from({ length: players + 1 }, () => 0)
  for (const chamber of chambersIn(line)) {
    const holder = holderOf(chambers, chamber)
    if (holder === 'neutral') counts[players]! += 1
    else if (typeof holder === 'number') counts[holder]! += 1
  }
  if (more !== null) counts[more]! += 1
  const most = Math.max(...counts)
  const first = (count: number) => most > 0 && count === most
  const leaders = counts.slice(0, players).flatMap((count, seat) => (first(count) ? [seat] : []))
  const neutral = first(counts[players]!)
  const points = chambers.points[line] ?? 0
  const each = leaders.length ? points - (leaders.length + Number(neutral) > 1 ? 1 : 0) : 0
  return { line, points, counts, leaders, neutral, each }
}

/** What the lines would bring everybody if the game ended now, by seat. */
export function worth(chambers: Chambers, players: number): number[] {
  const points = Array.from({ length: players }, () => 0)
  for (const line of Object.keys(chambers.points)) {
    const { leaders, each } = standingOf(chambers, line, players)
    for (const seat of leaders) points[seat]! += each
  }
  return points
}

export interface Leading {
  /** All with the most provinces there, in turn order. */
  seats: number[]
  count: number
}

/** Who leads a region: who has the most provinces there; of several the first in turn order may exchange a marker. */
export function leading(view: View, region: Region): Leading {
  const counts = Object.values(view.players).map(() => 0)
  for (const province of Object.values(view.provinces))
    if (province.owner !== null && province.region === region) counts[province.owner]! += 1
  const count = Math.max(...counts)
  const seats = counts.flatMap((each, seat) => (count > 0 && each === count ? [seat] : []))
  return { seats: seats.sort((a, b) => view.order.indexOf(a) - view.order.indexOf(b)), count }
}
