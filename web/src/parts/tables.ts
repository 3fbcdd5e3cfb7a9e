// Tables in a few words: who plays there, and how it stands.
import type { TableCard } from '../net/messages'
import { addressOf, wholeAddress } from '../route'
import { named, seatName } from './seats'
import { joined } from '../text/lists'
import { has, t } from '../text/t'

export const people = (card: TableCard): string[] => card.seats.flatMap((seat) => (seat.name === null ? [] : [named(seat.name, seat.program)]))
export const free = (card: TableCard): number => card.seats.filter((seat) => seat.name === null && seat.bot === null).length
const bots = (card: TableCard): number => card.seats.filter((seat) => seat.bot !== null).length

/** A game by its name; one that this client does not know is called as the server calls it. */
export const gameName = (game: string): string => (has(`web-game-${game}`) ? t(`web-game-${game}`) : game)

/** "Ann and Ben", "Ann and 3 bots". */
export function title(card: TableCard): string {
  const names = people(card)
  if (card.seats.length === 1) return joined([...names, seatName(card, 1)])
  if (!names.length && !bots(card)) return joined(card.seats.map(({ seat }) => seatName(card, seat))) // from a file
  return joined(bots(card) ? [...names, t('web-table-bots', { count: bots(card) })] : names)
}

/** What opens a private table: the link one came with, or that of one's own table. A listed one needs none. */
export const linkOf = (card: TableCard, came: string | null): string | null => (card.visible ? null : (came ?? card.link))

/** Where a table is found by those who get this passed on. */
export function invitation(card: TableCard, came: string | null): string {
  return wholeAddress(addressOf(card.id, linkOf(card, came)))
}

/** A table's page from what somebody pasted: a whole link, or only the table's name in it. */
export function pasted(text: string): string | null {
  const found = /(?:\/t\/)?([\w-]{6,})\/?(\?link=[\w%.-]+)?$/.exec(text.trim())
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null
}

/** The numbers in which a time control is told, by `web-room-pace`. */
export function paceNumbers(card: TableCard): Record<string, number | string> {
  const kind = card.increment === null ? card.pace : `bank-${card.pace}`
  const added = card.increment ?? 0
  return { pace: kind, minutes: card.seconds / 60, days: card.seconds / 86400, seconds: added, hours: added / 3600 }
}
