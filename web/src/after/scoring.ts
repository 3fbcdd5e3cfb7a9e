// The scoring of both winters, put in order: a row for each kind of points, and below it what they were given for.
import type { Chronicle } from '../net/api'
import type { Region } from '../net/view'

export const KINDS = ['provinces', 'buildings', 'castle', 'temple', 'theatre'] as const
export type Kind = (typeof KINDS)[number]

/** Who has the most of a kind in a region, and what each of them gets for it. */
export interface Majority {
  region: Region
  seats: number[]
  points: number
  rule: string
}

export interface Row {
  kind: Kind
  rule: string
  points: number[]
  majorities: Majority[]
}

export interface Winter {
  year: number
  rows: Row[]
  sums: number[]
}

const RULES: Record<Kind, string> = {
  provinces: 'score.provinces',
  buildings: 'score.buildings',
  castle: 'score.most-castles',
  temple: 'score.most-temples',
  theatre: 'score.most-theatres',
}

type Line = Chronicle['scoring'][number]

const kindOf = (line: Line): Kind => (line.building ?? line.rule.replace('score.', '')) as Kind

export function winters(scoring: readonly Line[], players: number): Winter[] {
  const years = [...new Set(scoring.map((line) => line.year))]
  return years.map((year) => {
    const rows = KINDS.map((kind) => row(kind, scoring.filter((line) => line.year === year && kindOf(line) === kind), players))
    return { year, rows, sums: sums(rows.map((each) => each.points), players) }
  })
}

function row(kind: Kind, lines: Line[], players: number): Row {
  const points = Array<number>(players).fill(0)
  const majorities: Majority[] = []
  for (const line of lines) {
    points[line.seat]! += line.points
    if (line.region === null) continue
    const known = majorities.find((majority) => majority.region === line.region)
    if (known) known.seats.push(line.seat)
    else majorities.push({ region: line.region as Region, seats: [line.seat], points: line.points, rule: line.rule })
  }
  return { kind, rule: RULES[kind], points, majorities }
}

export function sums(rows: readonly number[][], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
}
