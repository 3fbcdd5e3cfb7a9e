// What charts of statistics are drawn from, and the same as files.
import type { StatGame, StatLine } from '../net/wire'

export type Cell = string | number | null

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const moment = (at: number): string => new Date(at).toISOString()
/** A name that looks like a formula is only text in a spreadsheet. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Rows of the same columns, as spreadsheets read them. */
export function csvOf(rows: readonly Record<string, Cell>[]): string {
  const lines = rows.map((row) => Object.values(row).map((cell) => quoted(cell === null ? '' : String(cell))).join(','))
  return [Object.keys(rows[0] ?? {}).join(','), ...lines, ''].join('\r\n')
}

/** A row for each game. */
export const gameRows = (games: readonly StatGame[]): Record<string, Cell>[] =>
  games.map((one) => ({
    finished: moment(one.finished_at),
    game: one.game,
    table: one.table,
    players: one.players,
    seat: one.seat + 1,
    place: one.place,
    points: one.points,
    luck: one.luck,
    rating: one.rating,
    opening: one.opening,
    modules: one.modules.join('; '),
    opponents: safe(one.opponents.map(({ name, bot }) => name ?? bot ?? '').join('; ')),
  }))

/** A row for each line of a table. */
export const lineRows = (lines: readonly StatLine[]): Record<string, Cell>[] =>
  lines.map(({ game, key, title, played, won, average }) => ({ game, key: safe(key), title: safe(title), played, won, average }))

export const pointRows = (games: readonly StatGame[]): Record<string, Cell>[] =>
  games.map(({ finished_at, game, points, place }) => ({ finished: moment(finished_at), game, points, place }))

/** Luck over the latest games that have any: of each game, the oldest first, and added up. */
export function luckOf(games: readonly StatGame[], most: number): { finished_at: number; each: number; sum: number }[] {
  const had = games.flatMap(({ finished_at, luck }) => (luck === null ? [] : [{ finished_at, each: luck }])).slice(-most)
  let total = 0
  return had.map((one) => ({ ...one, sum: (total += one.each) }))
}

export const luckRows = (luck: ReturnType<typeof luckOf>): Record<string, Cell>[] =>
  luck.map(({ finished_at, each, sum }) => ({ finished: moment(finished_at), luck: each, sum: Number(sum.toFixed(2)) }))

/** Points of the latest games of a kind. */
export const pointsOf = (games: readonly StatGame[], game: string, most: number): StatGame[] =>
  games.filter((one) => one.game === game).slice(-most)

export interface Curve {
  game: string
  points: { at: number; rating: number }[]
}

/** Ratings over time, of each game that was rated. */
export function ratingsOf(games: readonly StatGame[]): Curve[] {
  const curves = new Map<string, Curve>()
  for (const { game, finished_at, rating } of games) {
    if (rating === null) continue
    const curve = curves.get(game) ?? { game, points: [] }
    curve.points.push({ at: finished_at, rating })
    curves.set(game, curve)
  }
  return [...curves.values()]
}

export const ratingRows = (curves: readonly Curve[]): Record<string, Cell>[] =>
  curves.flatMap(({ game, points }) => points.map(({ at, rating }) => ({ finished: moment(at), game, rating })))

/** The axes that show all curves: whole hundreds, or fifties where that says more. */
export function scaleOf(curves: readonly Curve[]): { from: number; to: number; low: number; high: number; ticks: number[] } {
  const all = curves.flatMap(({ points }) => points)
  const ratings = all.map(({ rating }) => rating)
  const times = all.map(({ at }) => at)
  const step = Math.max(...ratings) - Math.min(...ratings) > 200 ? 100 : 50
  const low = Math.floor((Math.min(...ratings) - 1) / step) * step
  const high = Math.ceil((Math.max(...ratings) + 1) / step) * step
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step)
  return { from: Math.min(...times), to: Math.max(...times), low, high, ticks }
}
