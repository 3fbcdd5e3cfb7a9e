// A winter, read from its events: rice lost, provinces fed, revolts drawn and fought, points line by line.
import type { Step } from '../../net/messages'
import type { GameEvent } from '../../net/view'
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

export interface Winter {
  /** The step in which it ended; the last one of these steps while it lasts. */
  end: number
  year: number
  provisions: Provisions[]
  fights: Fight[]
  /** Scored points, in the order of the rulebook. */
  scores: GameEvent[]
  over: boolean
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
  const of = (type: string) => events.filter((event) => event.type === type)
  const seats = (type: string) => new Map(of(type).map((event) => [event.seat as number, event]))
  const fed = seats('provinces-fed')
  const drawn = seats('revolts-drawn')
  const order = events[0]!.order as number[]
  const lost = seats('rice-lost')
  const began = new Set(of('revolt-began'))
  return {
    end: steps.at(-1)!.seq,
    year: events[0]!.year as number,
    provisions: order.map((seat) => ({
      seat,
      lost: number(lost.get(seat), 'lost'),
      rice: number(lost.get(seat), 'rice'),
      provinces: number(fed.get(seat), 'provinces'),
      unsupplied: number(fed.get(seat), 'unsupplied'),
      revolts: (drawn.get(seat)?.provinces as string[] | undefined) ?? [],
      farmers: number(drawn.get(seat), 'farmers'),
    })),
    fights: fights(steps).filter((fight) => began.has(fight.events[0]!)),
    scores: [...of('scored'), ...of('line-scored').map(asScored)].filter((event) => number(event, 'points') > 0),
    over: end >= 0,
  }
}

/** The lines of the chambers count together. */
const asScored = (event: GameEvent): GameEvent => ({
  ...event,
  source: 'chambers',
  rule: 'chambers.most-markers-score',
  points: event.amount,
})

function number(event: GameEvent | undefined, field: string): number {
  return (event?.[field] as number | undefined) ?? 0
}

/** Points of each seat in this winter. */
export function gained(winter: Winter): Map<number, number> {
  const sums = new Map<number, number>()
  for (const event of winter.scores) {
    const seat = event.seat as number
    sums.set(seat, (sums.get(seat) ?? 0) + number(event, 'points'))
  }
  return sums
}
