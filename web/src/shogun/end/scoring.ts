// The scoring of both winters, put in order: a row for each kind of points, and below it what they were given for.
import type { Chronicle, GameEvent, Region } from '../view'

const BASE = ['provinces', 'buildings', 'castle', 'temple', 'theatre'] as const
/** Of modules: rows that are left out where they brought nothing. */
const MODULES = ['favours', 'statues', 'trophies', 'chambers'] as const
export const KINDS = [...BASE, ...MODULES] as const
export type Kind = (typeof KINDS)[number]

/** Who has the most of a kind in a region, or the most markers in a line of the chambers, and what each gets for it. */
export interface Majority {
  of: Region | string
  region: Region | null
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
  favours: 'court.favour-gives-points',
  statues: 'leaders.score-statues',
  trophies: 'leaders.score-trophies',
  chambers: 'chambers.most-markers-score',
}

type Line = Chronicle['scoring'][number]

const kindOf = (line: Line): Kind => line.source as Kind

/** `told` are the events of the end, which say for which line of the chambers points were given. */
export function winters(scoring: readonly Line[], players: number, told: readonly GameEvent[] = []): Winter[] {
  const years = [...new Set(scoring.map((line) => line.year))]
  const base = new Set<Kind>(BASE)
  return years.map((year) => {
    const of = (kind: Kind) => scoring.filter((line) => line.year === year && kindOf(line) === kind)
    const rows = KINDS.filter((kind) => base.has(kind) || of(kind).length).map((kind) =>
      row(kind, of(kind), players, kind === 'chambers' ? linesIn(told) : []),
    )
    return { year, rows, sums: sums(rows.map((each) => each.points), players) }
  })
}

interface Won {
  of: Region | string
  region: Region | null
  seat: number
  points: number
  rule: string
}

const linesIn = (told: readonly GameEvent[]): Won[] =>
  told
    .filter((event) => event.type === 'line-scored')
    .map(({ line, seat, amount, rule }) => ({
      of: line as string,
      region: null,
      seat: seat as number,
      points: amount as number,
      rule,
    }))

function row(kind: Kind, lines: Line[], players: number, told: Won[]): Row {
  const points = Array<number>(players).fill(0)
  for (const line of lines) points[line.seat]! += line.points
  const inRegions = lines.flatMap((line): Won[] => {
    const region = line.region as Region | null
    return region === null ? [] : [{ of: region, region, seat: line.seat, points: line.points, rule: line.rule }]
  })
  return { kind, rule: RULES[kind], points, majorities: gathered([...inRegions, ...told]) }
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
