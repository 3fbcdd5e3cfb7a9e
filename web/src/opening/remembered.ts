// What was chosen for the last tables, by game: kept in the browser.
import { botAt, gameNames, guestAt, lobbies, type Seat } from './games'
import { PACES, quick, type Wish } from './setup'

export interface Wishes {
  /** The game that was chosen last. */
  game: string
  of: Record<string, Wish>
}

const KEY = 'bakufu-tables'

export function recall(): Wishes {
  let kept: Partial<Wishes> = {}
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Wishes>
  } catch {
    // storage may be forbidden, or hold something else
  }
  const games = gameNames()
  const game = games.find((name) => name === kept.game) ?? games[0]!
  return { game, of: Object.fromEntries(games.map((name) => [name, fitting(name, kept.of?.[name])])) }
}

export function keep(wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes))
  } catch {
    // storage may be forbidden: the choice then lasts as long as the page
  }
}

/** A wish of this game: what an older client kept may no longer fit. */
function fitting(game: string, kept: Partial<Wish> | undefined): Wish {
  const usual = quick(game)
  if (typeof kept !== 'object' || kept === null) return usual
  const seats = Array.isArray(kept.seats) && sensible(game, kept.seats) ? kept.seats : usual.seats
  const pace = kept.pace !== undefined && kept.pace in PACES ? kept.pace : usual.pace
  return { game, seats, pace, visible: kept.visible !== false, hints: kept.hints !== false, options: { ...usual.options, ...kept.options } }
}

const sensible = (game: string, seats: Seat[]): boolean =>
  lobbies.need(game).players.includes(seats.length) &&
  seats.filter((seat) => seat === 'me').length === 1 &&
  seats.every((seat) => seat === 'me' || seat === 'open' || (seat && (botAt(seat) ?? guestAt(seat))))
