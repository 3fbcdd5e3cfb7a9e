// A winter, read from its events: rice lost, provinces fed, revolts drawn and fought, points line by line.
import { isA, type OfType } from '../../net/happenings'
import { modules } from '../modules/module'
import type { GameEvent, Step } from '../view'
import type { Cited } from '../../parts/rules'
import { type Fight, fights } from '../fights/fights'

export interface Provisions {
  seat: number
  lost: number
  /** What is left after the loss. */
  rice: number
  provinces: number
  unsupplied: number
  revolts: string[]
  farmers: number
}

/** Scored points. */
export type Score = Omit<OfType<GameEvent, 'scored'>, 'type' | 'total' | 'rule'> & Cited

export interface Winter {
  /** The step in which it ended; the last one of these steps while it lasts. */
  end: number
  year: number
  /** What everybody loses who has as much. */
  riceLoss: number
  provisions: Provisions[]
  fights: Fight[]
  /** Scored points, in the order of the rulebook. */
  scores: Score[]
  over: boolean
}

/** What points are given for, in pictures. */
export const SOURCE_ICONS: Record<string, string> = {
  provinces: 'province',
  buildings: 'buildings',
  'most-castles': 'castle',
  'most-temples': 'temple',
  'most-theatres': 'theatre',
}

const ENDS = new Set(['year-turned', 'game-ended'])
const has = (step: Step, is: (event: GameEvent) => boolean): boolean => step.events.some(is)

/** The winters in these steps, in order; the last one may not be over yet. */
export function winters(steps: readonly Step[]): Winter[] {
  const found: Winter[] = []
  steps.forEach((step, from) => {
    if (!has(step, (event) => event.type === 'winter-began')) return
    const to = steps.findIndex((other, at) => at >= from && has(other, (event) => ENDS.has(event.type)))
    found.push(read(steps.slice(from, to < 0 ? undefined : to + 1)))
  })
  return found
}

function read(steps: Step[]): Winter {
  const all = steps.flatMap((step) => step.events)
  const start = all.findIndex((event) => event.type === 'winter-began')
  const end = all.findIndex((event, at) => at > start && ENDS.has(event.type))
  const events = all.slice(start, end < 0 ? undefined : end)
  const seats = <E extends { seat: number }>(found: E[]) => new Map(found.map((event) => [event.seat, event]))
  const fed = seats(events.filter(isA('provinces-fed')))
  const drawn = seats(events.filter(isA('revolts-drawn')))
  const { order, year, rice_loss: riceLoss } = events.find(isA('winter-began'))!
  const lost = seats(events.filter(isA('rice-lost')))
  const began = new Set<GameEvent>(events.filter(isA('revolt-began')))
  return {
    end: steps.at(-1)!.seq,
    year,
    riceLoss,
    provisions: order.map((seat) => ({
      seat,
      lost: lost.get(seat)?.lost ?? 0,
      rice: lost.get(seat)?.rice ?? 0,
      provinces: fed.get(seat)?.provinces ?? 0,
      unsupplied: fed.get(seat)?.unsupplied ?? 0,
      revolts: drawn.get(seat)?.provinces ?? [],
      farmers: drawn.get(seat)?.farmers ?? 0,
    })),
    fights: fights(steps).filter((fight) => began.has(fight.events[0]!)),
    scores: [...events.filter(isA('scored')), ...ofModules(events)].filter(({ points }) => points > 0),
    over: end >= 0,
  }
}

/** What modules score by events of their own counts together. */
const ofModules = (events: readonly GameEvent[]): Score[] =>
  modules()
    .flatMap(({ scores = [] }) => scores)
    .flatMap(({ kind, topic, won }) => (won?.(events) ?? []).map(({ seat, points }) => ({ seat, source: kind, topic, region: null, points })))

/** Points of each seat by these lines. */
export function gained(scores: readonly Score[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { seat, points } of scores) sums.set(seat, (sums.get(seat) ?? 0) + points)
  return sums
}
