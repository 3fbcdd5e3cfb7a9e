// Who sits where, in words. Seats take the colours of their game in their order.
import type { TableCard } from '../net/messages'
import type { Tint } from './tints'
import { Slot } from '../slots'
import { has, t } from '../text/t'

/** The seats of a game: their colours, and whom one plays there. */
export interface Seating {
  tints: readonly Tint[]
  /** The message with the name of whom one plays in this colour; its `.clan` is the name in short. */
  figure: (tint: Tint) => string
  /** The picture of a bot by its character; undefined where there is none. */
  face?: (character: string) => string | undefined
  /** Against whom one plays alone: the side after the last seat. */
  rival?: { tint: Tint; name: () => string }
}

export const seatings = new Slot<Seating>()

/** Where a table is not known yet, its seats are those of the first game. */
const seating = (game: string | undefined): Seating => seatings.of(game) ?? seatings.need(seatings.games[0]!)

type Seats = Pick<TableCard, 'game' | 'seats'>
const rival = (card: Seats | null, seat: number) => (card && seat >= card.seats.length ? seating(card.game).rival : undefined)

/** A seat's colour. */
export const tintOf = (card: Seats | null, seat: number): Tint => rival(card, seat)?.tint ?? tint(card?.game, seat)

/** The same before there is a table. */
export function tint(game: string | undefined, seat: number): Tint {
  const { tints } = seating(game)
  return tints[seat] ?? tints[0]!
}

/** Who is played by whoever sits there: a Daimyo or a master smith; in short for a bot that has no name. */
export function figure(game: string | undefined, seat: number): { name: string; short: string } {
  const id = seating(game).figure(tint(game, seat))
  return { name: t(id), short: t(`${id}.clan`) }
}

/** A bot as a seat names it: its level, and its character where it has one. */
export function botOf(bot: string): { level: string; character: string } {
  const [level = '', character = ''] = bot.split(':')
  return { level, character }
}

/** The name of a bot with a character; "" for others. */
export const botName = (bot: string | null | undefined): string => words(botOf(bot ?? '').character, '')
/** The same with what it is known for. */
export const botKnown = (bot: string): string => words(botOf(bot).character, '.known')
const words = (character: string, part: string): string => (has(`character-${character}`) ? t(`character-${character}${part}`) : '')

/** Somebody's name; that of a program says so. */
export const named = (name: string, program: boolean): string => (program ? t('web-seat-program', { name }) : name)

/** A seat's name: its player's, or the bot's, or the clan's where nobody has a name. Of two bots by one name, the clan tells. */
export function seatName(card: TableCard | null, seat: number): string {
  const sitting = card?.seats[seat]
  const clan = figure(card?.game, seat).short
  const bot = botName(sitting?.bot)
  const twins = bot && card!.seats.some((other) => other.seat !== seat && botName(other.bot) === bot)
  const player = sitting?.name ? named(sitting.name, sitting.program) : null
  return rival(card, seat)?.name() ?? player ?? (twins ? `${bot} (${clan})` : bot || clan)
}

/** The picture of whoever sits there; undefined for people, and for bots without a character. */
export const faceOf = (card: TableCard | null, seat: number): string | undefined => faceOfBot(card?.game, card?.seats[seat]?.bot)
export const faceOfBot = (game: string | undefined, bot: string | null | undefined): string | undefined =>
  bot ? seating(game).face?.(botOf(bot).character) : undefined

/** Whether a bot plays there: as its own seat, or for somebody who is away. */
export const botPlays = (card: TableCard | null, away: readonly number[], seat: number): boolean =>
  card?.seats[seat]?.bot != null || away.includes(seat)

/** How it plays, in a few words; "" if this client does not know. */
export function botManner(bot: string, game: string): string {
  const id = `web-bot-${botOf(bot).level}.${game}`
  return words(botOf(bot).character, '.manner') || (has(id) ? t(id) : '')
}

/** A level of the bots in plain words; a level that this client does not know is called by its own name. */
export function botLevel(bot: string): string {
  const { level } = botOf(bot)
  return has(`web-bot-${level}`) ? t(`web-bot-${level}`) : bot
}
