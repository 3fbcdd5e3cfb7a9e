// What charts of statistics are drawn from, and the same as a file.
import type { StatGame } from '../net/wire'

const COLUMNS = ['finished', 'game', 'table', 'players', 'seat', 'place', 'points', 'luck', 'opening', 'modules', 'opponents'] as const

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line for each game, as spreadsheets read it. A name that looks like a formula is only text there. */
export function csv(games: readonly StatGame[]): string {
  const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
  const lines = games.map((one) =>
    [
      new Date(one.finished_at).toISOString(),
      one.game,
      one.table,
      String(one.players),
      String(one.seat + 1),
      String(one.place),
      String(one.points),
      one.luck === null ? '' : String(one.luck),
      one.opening,
      one.modules.join('; '),
      safe(one.opponents.map(({ name, bot }) => name ?? bot ?? '').join('; ')),
    ]
      .map(quoted)
      .join(','),
  )
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}

export interface Luck {
  /** Of each game, the oldest first. */
  each: number[]
  /** Added up. */
  sum: number[]
}

/** Luck over the latest games that have any. */
export function luckOf(games: readonly StatGame[], most: number): Luck {
  const each = games.flatMap(({ luck }) => (luck === null ? [] : [luck])).slice(-most)
  let total = 0
  return { each, sum: each.map((luck) => (total += luck)) }
}

/** Points of the latest games of a kind. */
export const pointsOf = (games: readonly StatGame[], game: string, most: number): StatGame[] =>
  games.filter((one) => one.game === game).slice(-most)
