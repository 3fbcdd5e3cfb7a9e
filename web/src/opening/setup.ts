// A new table as its host wishes it, and what the server is asked for.
import type { NewTable } from '../net/api'
import { botAt, guestAt, lobbies, type Seat } from './games'

export interface Wish {
  game: string
  seats: Seat[]
  pace: Pace
  visible: boolean
  hints: boolean
  /** What can be chosen about its game. */
  options: object
}

const DAY = 86_400
export const PACES = {
  short: { pace: 'live', seconds: 180, increment: null },
  long: { pace: 'live', seconds: 600, increment: null },
  hour: { pace: 'live', seconds: 3600, increment: null },
  bank: { pace: 'live', seconds: 900, increment: 30 },
  day: { pace: 'days', seconds: DAY, increment: null },
  week: { pace: 'days', seconds: 7 * DAY, increment: null },
  reserve: { pace: 'days', seconds: 3 * DAY, increment: DAY / 2 },
} as const satisfies Record<string, Pick<NewTable, 'pace' | 'seconds' | 'increment'>>
export type Pace = keyof typeof PACES

// Nobody waits for those who play alone.
const ALONE = { pace: 'days', seconds: 14 * DAY, increment: null } as const

export const USUAL = 'ashigaru'
/** The level that thinks of nothing, and so has no character. */
const CHANCE = 'random'
/** Some character: the server draws one. */
export const ANY = 'any'

/** A game as one click begins it, the first time. */
export const quick = (game: string): Wish => ({
  game,
  seats: lobbies.need(game).seats(),
  pace: 'long',
  visible: true,
  hints: true,
  options: lobbies.need(game).options(),
})

export const alone = (wish: Wish): boolean => !wish.seats.includes('open')

/** The same table without anybody else: bots in all other seats. */
export const filled = (wish: Wish): Wish => ({ ...wish, seats: wish.seats.map((seat) => (seat === 'me' || botAt(seat) !== null ? seat : { bot: USUAL })) })

/** Those who share this device. */
export const guests = (wish: Wish): { seat: number; name: string }[] =>
  wish.seats.flatMap((one, seat) => (guestAt(one) === null ? [] : [{ seat, name: guestAt(one)! }]))

/** More seats, or fewer: those at the end come and go. */
export function resized(seats: Seat[], count: number): Seat[] {
  const kept = seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (): Seat => ({ bot: USUAL }))
  return kept.includes('me') ? [...kept, ...added] : ['me', ...kept.slice(1), ...added]
}

/** The characters that bots of this level may have in a game. */
export const characters = (game: string, level: string): readonly string[] => (level === CHANCE ? [] : lobbies.need(game).characters)

/** A bot of this level with this character, where it can have one; any where none is named. */
export const inCharacter = (game: string, level: string, character = ANY): string =>
  characters(game, level).length ? `${level}:${character}` : level

/** A bot as the server is asked for it. */
const asked = (game: string, bot: string): string => {
  const [level = '', character] = bot.split(':')
  return inCharacter(game, level, character)
}

export function wanted(wish: Wish): NewTable {
  const bots = Object.fromEntries(
    wish.seats.flatMap((seat, index) => (botAt(seat) === null ? [] : [[index, asked(wish.game, botAt(seat)!)] as const])),
  )
  const mine = wish.seats.indexOf('me')
  const interrupt = lobbies.need(wish.game).interrupt?.(wish.options)
  return {
    game: wish.game,
    options: { players: wish.seats.length, ...lobbies.need(wish.game).wanted(wish.options) },
    bots,
    seat: mine < 0 ? null : mine,
    ...(alone(wish) ? ALONE : PACES[wish.pace]),
    visible: wish.visible && !alone(wish),
    hints: wish.hints,
    ...(interrupt === undefined ? {} : { interrupt_seconds: interrupt }),
  }
}
