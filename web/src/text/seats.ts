// Who sits where, in words. Seats take the colours in their order.
import type { TableCard } from '../net/messages'
import type { Colour } from '../net/view'
import { has, t } from './t'

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'purple']

export const colourOf = (seat: number): Colour => COLOURS[seat]!

/** The Daimyo whose colour it is, "Uesugi Kenshin", or only his clan, "Uesugi". */
export const daimyo = (colour: Colour): string => t(`web-daimyo-${colour}`)
export const clan = (colour: Colour): string => t(`web-daimyo-${colour}.clan`)

/** A seat's name: its player's, or the clan's where a bot or nobody sits. */
export function seatName(card: TableCard | null, seat: number): string {
  return card?.seats[seat]?.name ?? clan(colourOf(seat))
}

/** How it plays, in a few words; "" if this client does not know. */
export function botManner(level: string): string {
  return has(`web-bot-${level}.more`) ? t(`web-bot-${level}.more`) : ''
}

/** A level of the bots in plain words; a level that this client does not know is called by its own name. */
export function botLevel(level: string): string {
  return has(`web-bot-${level}`) ? t(`web-bot-${level}`) : level
}
