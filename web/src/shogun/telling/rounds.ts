// What a season brought everybody: how they stood when it began, or when this browser came, and how when it ended.
import type { Step, View } from '../view'
import { isA } from '../../net/happenings'
import { momentOf } from '../../net/playback/moments'
import { merge } from '../../net/playback/patch'
import type { Kept, RoundKeeper } from '../../net/playback/tale'
import { holdingsOf } from '../modules/module'
import { unfold } from './unfold'

export const COUNTED = ['provinces', 'armies', 'buildings', 'chests', 'rice', 'points'] as const
export type Counted = (typeof COUNTED)[number]
/** What modules add is counted under names of theirs. */
export type Standing = Record<Counted, number> & Partial<Record<string, number>>

export interface Moment {
  standings: Record<number, Standing>
  owners: Record<string, number | null>
}

/** A season as far as it was seen: this browser may have come in the middle of it. */
interface Begun {
  year: number
  season: string
  partial: boolean
  before: Moment
  /** What happened in it. */
  steps: readonly Step[]
}

export interface Round extends Kept, Begun {
  after: Moment
}

/** The seasons that ended, and the one of now. */
export interface Remembered {
  rounds: Round[]
  now: Begun | null
}

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
      ...Object.fromEntries(holdingsOf(view).map(({ what, count }) => [what, count(view, seat)])),
    }
  }
  return {
    standings: Object.fromEntries(Object.values(view.players).map(({ seat }) => [seat, of(seat)])),
    owners: Object.fromEntries(all.map(([name, province]) => [name, province.owner])),
  }
}

const ends = isA('round-ended')
const begins = isA('actions-laid-out')

/** Looks on, and writes a round down when it ends. */
export class Rounds implements RoundKeeper {
  #now: Begun | null = null

  begin(view: View, missed: readonly Step[] | null): void {
    if (this.#now && missed?.every(({ events }) => !events.some(ends) && !events.some(begins))) {
      this.#now.steps = [...this.#now.steps, ...missed]
    } else this.#open(view, [], view.decision !== 'plan')
  }

  /** The season that goes on. */
  get now(): Begun | null {
    return this.#now
  }

  /** The round that ends with this part of the log, which is about to be shown. */
  ended(part: Step, view: View): Round | null {
    if (!this.#now) return null
    const end = part.events.find(ends)
    const events = end ? part.events.slice(0, part.events.indexOf(end)) : part.events
    this.#now.steps = [...this.#now.steps, { ...part, events }]
    if (!end) return null
    const then = JSON.parse(JSON.stringify(view)) as View
    unfold(then, events)
    return { ...this.#now, moment: momentOf(part), year: end.year, season: end.season, after: standing(then) }
  }

  /** A season that is laid out with this part, which has been shown, is a new one. */
  laidOut(part: Step, view: View): void {
    const begun = part.events.find(begins)
    if (begun) this.#open(view, [{ ...part, events: part.events.slice(part.events.indexOf(begun)) }], false, begun)
  }

  #open(view: View, steps: Step[], partial: boolean, { year, season }: { year: number; season: string } = view): void {
    this.#now = { year, season, partial, before: standing(view), steps }
  }
}

/** The seasons of a game up to a step, from its beginning on. */
export function remembered({ view, steps }: { view: View; steps: readonly Step[] }, upTo: number): Remembered {
  const then = structuredClone(view)
  const keeper = new Rounds()
  const rounds: Round[] = []
  keeper.begin(then, [])
  for (const step of steps.filter(({ seq }) => seq <= upTo)) {
    const ended = keeper.ended(step, then)
    if (ended) rounds.push(ended)
    if (step.patch) merge(then as unknown as Record<string, unknown>, structuredClone(step.patch))
    keeper.laidOut(step, then)
  }
  return { rounds, now: keeper.now }
}

/** A round that ended in sight, with what was not seen of it. */
export function completed(round: Round, { rounds, now }: Remembered): Round {
  if (!round.partial) return round
  const same = (other: Begun) => other.year === round.year && other.season === round.season
  const whole = rounds.find(same)
  if (whole) return { ...whole, moment: round.moment }
  if (!now || !same(now) || now.partial) return round
  const known = new Set(now.steps.map(({ seq }) => seq))
  return { ...round, partial: false, before: now.before, steps: [...now.steps, ...round.steps.filter(({ seq }) => !known.has(seq))] }
}
