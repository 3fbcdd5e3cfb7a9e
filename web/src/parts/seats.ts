// Who sits where, in words. Seats take the colours of their game in their order.
import type { TableCard } from '../net/messages'
import type { Colour, Tint } from '../net/view'
import { has, t } from '../text/t'

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'purple']
/** None is the colour of a House, so that nobody takes a Sashimono for a player. */
const SMITHS: readonly Tint[] = ['purple', 'yellow', 'black', 'orange']
const TINTS: Record<string, readonly Tint[]> = { shogun: COLOURS, katana: SMITHS }

/** A seat's colour in SHOGUN. */
export const colourOf = (seat: number): Colour => COLOURS[seat]!

/** A seat's colour in any game. The side after the last seat is the Ghost, against whom one plays alone. */
export function tintOf(card: Pick<TableCard, 'game' | 'seats'> | null, seat: number): Tint {
  return card && seat >= card.seats.length ? 'ghost' : tint(card?.game, seat)
}

/** The same before there is a table. */
export const tint = (game = 'shogun', seat: number): Tint => (TINTS[game] ?? COLOURS)[seat] ?? 'ghost'

/** The Daimyo whose colour it is, "Uesugi Kenshin", or only his clan, "Uesugi". */
export const daimyo = (colour: Colour): string => t(`web-daimyo-${colour}`)
export const clan = (colour: Colour): string => t(`web-daimyo-${colour}.clan`)

/** Who is played by whoever sits there: a Daimyo or a master smith; in short for a bot that has no name. */
export function figure(game: string, seat: number): { name: string; short: string } {
  const id = game === 'katana' ? `web-smith-${tint(game, seat)}` : `web-daimyo-${tint(game, seat)}`
  return { name: t(id), short: t(`${id}.clan`) }
}

/** A seat's name: its player's, or the clan's where a bot or nobody sits. */
export function seatName(card: TableCard | null, seat: number): string {
  if (card && seat >= card.seats.length) return t('web-smith-ghost')
  return card?.seats[seat]?.name ?? figure(card?.game ?? 'shogun', seat).short
}

/** How it plays, in a few words; "" if this client does not know. */
export function botManner(level: string, game = 'shogun'): string {
  const id = `web-bot-${level}.${game === 'shogun' ? 'more' : game}`
  return has(id) ? t(id) : ''
}

/** A level of the bots in plain words; a level that this client does not know is called by its own name. */
export function botLevel(level: string): string {
  return has(`web-bot-${level}`) ? t(`web-bot-${level}`) : level
}
