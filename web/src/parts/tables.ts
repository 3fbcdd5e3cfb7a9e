// Tables in a few words: who plays there, and how it stands.
import type { TableCard } from '../net/messages'
import { addressOf } from '../route'
import { seatName } from './seats'
import { has, t } from '../text/t'
import { Teller } from '../shogun/telling/teller'

const joined = (items: string[]) => new Teller([]).joined(items)

export const people = (card: TableCard): string[] => card.seats.flatMap((seat) => (seat.name === null ? [] : [seat.name]))
export const free = (card: TableCard): number => card.seats.filter((seat) => seat.name === null && seat.bot === null).length
const bots = (card: TableCard): number => card.seats.filter((seat) => seat.bot !== null).length

export const MODULE_ICONS: Record<string, string> = {
  court: 'official',
  samurai: 'samurai',
  leaders: 'leader',
  chambers: 'chamber',
}

/** The modules of a table by name; one that this client does not know is called as the server calls it. */
export const modules = (card: TableCard): string[] =>
  (card.options.modules ?? []).map((module) => (has(`web-module-${module}`) ? t(`web-module-${module}`) : module))

/** With what the table plays beside the base game; "" for nothing. */
export const withModules = (card: TableCard): string =>
  card.options.modules?.length ? t('web-table-modules', { modules: joined(modules(card)) }) : ''

/** A game by its name; one that this client does not know is called as the server calls it. */
export const gameName = (game: string): string => (has(`web-game-${game}`) ? t(`web-game-${game}`) : game)

/** "Ann and Ben", "Ann and 3 bots". */
export function title(card: TableCard): string {
  const names = people(card)
  if (card.seats.length === 1) return joined([...names, seatName(card, 1)])
  return joined(bots(card) ? [...names, t('web-table-bots', { count: bots(card) })] : names)
}

export function standing(card: TableCard): string {
  if (card.status === 'finished') return finished(card)
  if (card.status === 'open') return freeSeats(card)
  return t(card.your_turn ? 'web-table-your-turn' : 'web-table-running')
}

function freeSeats(card: TableCard): string {
  const { rooms, setup, side } = card.options
  if (card.game === 'katana') return t('web-table-free-katana', { count: free(card), rooms: rooms ?? 'first' })
  return t('web-table-free', { count: free(card), setup, side })
}

function finished(card: TableCard): string {
  const points = card.result ?? []
  const at = new Date(card.finished_at ?? 0)
  // Alone one is not alone: the Ghost's points stand on the page of the end.
  if (points.length === 1) return t('web-table-finished-alone', { player: seatName(card, 0), points: points[0]!, at })
  const best = Math.max(...points)
  const winners = points.flatMap((own, seat) => (own === best ? [seatName(card, seat)] : []))
  return t('web-table-finished', { winners: joined(winners), points: best, at })
}

/** What opens a private table: the link one came with, or that of one's own table. A listed one needs none. */
export const linkOf = (card: TableCard, came: string | null): string | null => (card.visible ? null : (came ?? card.link))

/** Where a table is found by those who get this passed on. */
export function invitation(card: TableCard, came: string | null): string {
  return location.origin + addressOf(card.id, linkOf(card, came))
}

/** A table's page from what somebody pasted: a whole link, or only the table's name in it. */
export function pasted(text: string): string | null {
  const found = /(?:\/t\/)?([\w-]{6,})\/?(\?link=[\w%.-]+)?$/.exec(text.trim())
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null
}
