// A new table as its host wishes it, and what the server is asked for.
import type { NewGame, NewTable } from '../net/api'

export type Seat = 'me' | 'open' | { bot: string }
export type Side = 'sun' | 'moon'
export type SetUp = 'fixed' | 'claim'

export type Game = NewGame['game']
export type Rooms = 'first' | 'random'

export interface Wish {
  game: Game
  seats: Seat[]
  side: Side
  setup: SetUp
  pace: Pace
  visible: boolean
  hints: boolean
  modules: Module[]
  /** Which Rooms the Palace of SHOGUN NO KATANA has. */
  rooms: Rooms
}

/** What can be added to the base game, in the order of the box. */
export const MODULES = ['court', 'samurai', 'leaders', 'chambers'] as const
export type Module = (typeof MODULES)[number]

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

/** How many may play. Alone one plays against the Ghost. */
export const PLAYERS: Record<Game, readonly number[]> = { shogun: [3, 4, 5], katana: [1, 2, 3, 4] }
export const GAMES = Object.keys(PLAYERS) as Game[]

/** Four seats, one's own and three bots, the fixed set-up, the base game. */
export function usual(level: string = USUAL): Wish {
  const bot = { bot: level }
  return {
    game: 'shogun',
    seats: ['me', bot, bot, bot],
    side: 'sun',
    setup: 'fixed',
    pace: 'long',
    visible: true,
    hints: true,
    modules: [],
    rooms: 'first',
  }
}

/** SHOGUN NO KATANA alone, against the Ghost. */
export const againstTheGhost = (): Wish => ({ ...usual(), game: 'katana', seats: ['me'] })

/** The same wish for another game, with as many seats as it has. */
export function regamed(wish: Wish, game: Game): Wish {
  const counts = PLAYERS[game]
  const count = Math.min(Math.max(wish.seats.length, counts[0]!), counts.at(-1)!)
  return { ...wish, game, seats: resized(wish.seats, count) }
}

/** Only the sun side has a fixed set-up. */
export const setups = (side: Side): SetUp[] => (side === 'sun' ? ['fixed', 'claim'] : ['claim'])

export const alone = (wish: Wish): boolean => !wish.seats.includes('open')

/** More seats, or fewer: those at the end come and go. */
export function resized(seats: Seat[], count: number): Seat[] {
  const kept = seats.slice(0, count)
  const added = Array.from({ length: count - kept.length }, (): Seat => ({ bot: USUAL }))
  return kept.includes('me') ? [...kept, ...added] : ['me', ...kept.slice(1), ...added]
}

/** The game itself, with what can be chosen about it. */
function gameOf(wish: Wish): NewGame {
  const players = wish.seats.length
  if (wish.game === 'katana') return { game: 'katana', options: { players, rooms: wish.rooms } }
  const setup = setups(wish.side).includes(wish.setup) ? wish.setup : 'claim'
  const modules = MODULES.filter((module) => wish.modules.includes(module))
  return { game: 'shogun', options: { players, side: wish.side, setup, modules } }
}

export function wanted(wish: Wish): NewTable {
  const bots = Object.fromEntries(
    wish.seats.flatMap((seat, index) => (typeof seat === 'object' ? [[index, seat.bot] as const] : [])),
  )
  const mine = wish.seats.indexOf('me')
  return {
    ...gameOf(wish),
    bots,
    seat: mine < 0 ? null : mine,
    ...(alone(wish) ? ALONE : PACES[wish.pace]),
    visible: wish.visible && !alone(wish),
    hints: wish.hints,
  }
}
