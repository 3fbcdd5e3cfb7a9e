// A new table as its host wishes it, and what the server is asked for.
import type { NewTable } from '../net/api'
import { gameNames, lobbies, type Seat } from './games'

export interface Wish {
  game: string
  seats: Seat[]
  pace: Pace
  visible: boolean
  hints: boolean
  /** By game: what was chosen about one stays while another is looked at. */
  options: Record<string, object>
}

const DAY = 86_400
export const PACES = {
  short: { pace: 'live', seconds: 180 },
  long: { pace: 'live', seconds: 600 },
  hour: { pace: 'live', seconds: 3600 },
  day: { pace: 'days', seconds: DAY },
  week: { pace: 'days', seconds: 7 * DAY },
} as const satisfies Record<string, Pick<NewTable, 'pace' | 'seconds'>>
export type Pace = keyof typeof PACES

// Nobody waits for those who play alone.
const ALONE = { pace: 'days', seconds: 14 * DAY } as const

/** The levels of the bots, the strongest last. */
export const LEVELS = ['random', 'ashigaru', 'samurai', 'daimyo'] as const
export const USUAL = 'ashigaru'

/** The first game with what is usual there: one's own seat, and bots in the others. */
export const usual = (): Wish => quick(gameNames()[0]!)

/** A game as one click begins it. */
export const quick = (game: string): Wish => ({
  game,
  seats: lobbies.need(game).quick.seats(),
  pace: 'long',
  visible: true,
  hints: true,
  options: Object.fromEntries(gameNames().map((name) => [name, lobbies.need(name).options()])),
})

/** The same wish for another game, with as many seats as it has. */
export function regamed(wish: Wish, game: string): Wish {
  const counts = lobbies.need(game).players
  const count = Math.min(Math.max(wish.seats.length, counts[0]!), counts.at(-1)!)
  return { ...wish, game, seats: resized(wish.seats, count) }
}

export const alone = (wish: Wish): boolean => !wish.seats.includes('open')

/** More seats, or fewer: those at the end come and go. */
export function resized(seats: Seat[], count: number): Seat[] {
  const kept = seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (): Seat => ({ bot: USUAL }))
  return kept.includes('me') ? [...kept, ...added] : ['me', ...kept.slice(1), ...added]
}

export function wanted(wish: Wish): NewTable {
  const bots = Object.fromEntries(
    wish.seats.flatMap((seat, index) => (typeof seat === 'object' ? [[index, seat.bot] as const] : [])),
  )
  const mine = wish.seats.indexOf('me')
  return {
    game: wish.game,
    options: { players: wish.seats.length, ...lobbies.need(wish.game).wanted(wish.options[wish.game]!) },
    bots,
    seat: mine < 0 ? null : mine,
    ...(alone(wish) ? ALONE : PACES[wish.pace]),
    visible: wish.visible && !alone(wish),
    hints: wish.hints,
  }
}
