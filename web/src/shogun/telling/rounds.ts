// What a season brought everybody: how they stood when it began, or when this browser came, and how when it ended.
import type { Step, Table, View } from '../view'
import { isA } from '../../net/happenings'
import { momentOf } from '../../net/playback/moments'
import type { Kept, RoundKeeper } from '../../net/playback/tale'
import { unfold } from './unfold'

export const COUNTED = ['provinces', 'armies', 'buildings', 'chests', 'rice', 'points'] as const
export type Counted = (typeof COUNTED)[number]
export type Standing = Record<Counted, number>

export interface Moment {
  standings: Record<number, Standing>
  owners: Record<string, number | null>
}

export interface Round extends Kept {
  year: number
  season: string
  /** This browser came in the middle of it. */
  partial: boolean
  before: Moment
  after: Moment
}

/** The seasons that ended while this browser was at the table; a replay keeps none. */
export const roundsOf = (table: Table): Round[] => (table.rounds ?? []) as Round[]

export function standing(view: View): Moment {
  const all = Object.entries(view.provinces)
  const of = (seat: number): Standing => {
    const own = all.map(([, province]) => province).filter((province) => province.owner === seat)
    const sum = (count: (province: (typeof own)[number]) => number) => own.reduce((total, each) => total + count(each), 0)
    const { chests, rice, points } = view.players[seat]!
    return {
      provinces: own.length,
      armies: sum((each) => each.armies),
      buildings: sum((each) => each.buildings.length),
      chests,
      rice,
      points,
    }
  }
  return {
    standings: Object.fromEntries(Object.values(view.players).map(({ seat }) => [seat, of(seat)])),
    owners: Object.fromEntries(all.map(([name, province]) => [name, province.owner])),
  }
}

/** Looks on, and writes a round down when it ends. */
export class Rounds implements RoundKeeper {
  #before: Moment | null = null
  #partial = false

  /** Somebody comes to the table, or comes back to it. */
  begin(view: View): void {
    if (this.#before) return
    this.#before = standing(view)
    this.#partial = view.decision !== 'plan'
  }

  /** The round that ends with this part of the log, which is about to be shown. */
  ended(part: Step, view: View): Round | null {
    const end = part.events.find(isA('round-ended'))
    if (!end || !this.#before) return null
    const then = JSON.parse(JSON.stringify(view)) as View
    unfold(then, part.events.slice(0, part.events.indexOf(end)))
    const { year, season } = end
    const [before, partial] = [this.#before, this.#partial]
    return { moment: momentOf(part), year, season, partial, before, after: standing(then) }
  }

  /** A season that is laid out with this part, which has been shown, is a new one. */
  laidOut(part: Step, view: View): void {
    if (!part.events.some((event) => event.type === 'actions-laid-out')) return
    this.#before = standing(view)
    this.#partial = false
  }
}
