// What flies over the table: Coins and Resources to whoever gets them, Swords from a House to a Forge and on delivery from
// there to the Washitsu room.
import type { Flight } from '../../table/flight'
import { HOUSES, RESOURCES, type KatanaEvent } from '../view'

/** Where what a seat owns is shown: one's own stock, or the seat's card. */
const stockOf = (seat: number, me: number | null, kind: string): string => (seat === me ? `[data-stock="${kind}"]` : `[data-player="${seat}"]`)
const KATANA = 'katana'
const CELL = (space: string): string => `.my-forge [data-cell="${space}"]`

/** Remembers where the last figure was placed, because what it brings flies from there, and where one's own Swords lie. */
export class Flights {
  #place = '.town'
  readonly #spaces = new Map<string, string>()

  constructor(readonly me: () => number | null) {}

  of = (event: KatanaEvent): Flight[] => {
    const me = this.me()
    const coins = (seat: number, count: number, from = this.#place): Flight[] =>
      count > 0 ? [{ from, to: stockOf(seat, me, 'coins'), what: 'k-coin-hole', count }] : []
    switch (event.type) {
      case 'figure-placed':
        this.#place = placeOf(event.place)
        return []
      case 'resource-bought':
        return [{ from: '[data-place="market"]', to: stockOf(event.seat, me, event.resource), what: `r-${event.resource}`, count: 1 }]
      case 'resource-gained':
        return [{ from: this.#place, to: stockOf(event.seat, me, event.resource), what: `r-${event.resource}`, count: event.number }]
      case 'coins-gained':
        return coins(event.seat, event.coins)
      case 'starting-sword-taken':
        this.#lies(event.seat, event.sword, event.space)
        return []
      case 'katana-in-play':
        this.#lies(event.seat, KATANA, event.space)
        return []
      case 'sword-moved':
        this.#lies(event.seat, event.sword, event.target)
        return []
      case 'swords-swapped':
        event.swords.forEach((sword, at) => this.#lies(event.seat, sword, event.spaces.at(at - 1) ?? ''))
        return []
      case 'sword-delivered':
        return event.seat === me ? [{ from: this.#from(event.sword), to: '.washitsu .swords', what: 'sword', count: 1 }] : []
      case 'sword-taken':
        this.#lies(event.seat, event.sword, event.space)
        return [{ from: this.#place, to: event.seat === me ? CELL(event.space) : `[data-player="${event.seat}"]`, what: 'sword', count: 1 }, ...coins(event.seat, event.coins)]
      case 'line-gave': {
        const from = event.seat === me ? '.my-forge' : '.town'
        const resources = RESOURCES.flatMap((kind) => {
          const count = event.resources[kind] ?? 0
          return count ? [{ from, to: stockOf(event.seat, me, kind), what: `r-${kind}`, count }] : []
        })
        return [...resources, ...coins(event.seat, event.coins, from)]
      }
      default:
        return []
    }
  }

  #lies(seat: number, sword: string, space: string): void {
    if (seat === this.me()) this.#spaces.set(sword, space)
  }

  /** What came before this page was opened is not remembered: then it flies from the Forge as a whole. */
  #from(sword: string): string {
    const space = this.#spaces.get(sword)
    return space ? CELL(space) : '.my-forge'
  }
}

function placeOf(place: string): string {
  const house = HOUSES.find((name) => place.startsWith(`${name}-`))
  if (house) return `[data-place="${house}"]`
  return /^(row|column)-/.test(place) ? '.my-forge' : `[data-place="${place}"]`
}
