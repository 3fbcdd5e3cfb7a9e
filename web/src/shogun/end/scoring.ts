// The scoring, put in order: what modules gave in the seasons of a year, then its winter. A row for each kind of points, and
// below it what they were given for.
import { modules, type ScoreRow } from '../modules/module'
import { t } from '../../text/t'
import type { Topic } from '../../net/wire'
import type { Chronicle, GameEvent, Region } from '../view'

/** A kind of points: its icon, and under what it is explained. Rows of modules are left out where they brought nothing. */
const BASE: readonly ScoreRow[] = [
  { kind: 'provinces', icon: 'province', topic: 'score-provinces' },
  { kind: 'buildings', icon: 'buildings', topic: 'score-buildings' },
  { kind: 'castle', icon: 'castle', topic: 'score-castle' },
  { kind: 'temple', icon: 'temple', topic: 'score-temple' },
  { kind: 'theatre', icon: 'theatre', topic: 'score-theatre' },
]

const kinds = (): ScoreRow[] => [...BASE, ...modules().flatMap(({ scores = [] }) => scores)]

export const iconOfKind = (source: string): string => kinds().find(({ kind }) => kind === source)?.icon ?? 'vp'

/** Who has the most of a kind in a region, or in what a module counts, and what each gets for it. */
export interface Majority {
  of: string
  /** In words. */
  name: string
  region: Region | null
  seats: number[]
  points: number
  rule: string
  /** Who has no seat, but as many. */
  tied?: string
}

export interface Row {
  kind: string
  icon: string
  topic: Topic
  points: number[]
  majorities: Majority[]
}

/** The seasons of a year, or its winter. */
export interface Part {
  year: number
  winter: boolean
  rows: Row[]
  sums: number[]
}

type Line = Chronicle['scoring'][number]

/** `told` are the events of the end, which say for what modules gave points. */
export function parts(scoring: readonly Line[], players: number, told: readonly GameEvent[] = []): Part[] {
  const years = [...new Set(scoring.map((line) => line.year))]
  return years.flatMap((year) =>
    [false, true].flatMap((winter): Part[] => {
      const of = ({ kind }: ScoreRow) =>
        scoring.filter((line) => line.year === year && (line.season === 'winter') === winter && line.source === kind)
      const shown = kinds().filter((kind) => (winter && BASE.includes(kind)) || of(kind).length)
      const rows = shown.map((kind) => row(kind, of(kind), players, told))
      return rows.length ? [{ year, winter, rows, sums: sums(rows.map((each) => each.points), players) }] : []
    }),
  )
}

type Won = Omit<Majority, 'seats'> & { seat: number }

function row({ kind, icon, topic, won, called = String }: ScoreRow, lines: Line[], players: number, told: readonly GameEvent[]): Row {
  const points = Array<number>(players).fill(0)
  for (const line of lines) points[line.seat]! += line.points
  const inRegions = lines.flatMap((line): Won[] => {
    const region = line.region as Region | null
    if (region === null) return []
    return [{ of: region, name: t(`name-region-${region}`), region, seat: line.seat, points: line.points, rule: line.rule }]
  })
  const elsewhere = (won?.(told) ?? []).map((each): Won => ({ ...each, name: called(each.of), region: null }))
  return { kind, icon, topic, points, majorities: gathered([...inRegions, ...elsewhere]) }
}

/** Who was paid for the same thing stands together. */
function gathered(won: Won[]): Majority[] {
  const majorities: Majority[] = []
  for (const { seat, ...paid } of won) {
    const known = majorities.find((majority) => majority.of === paid.of)
    if (known) known.seats.push(seat)
    else majorities.push({ ...paid, seats: [seat] })
  }
  return majorities
}

export function sums(rows: readonly number[][], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
}
