// What flies over the table when something is collected: from the province to whoever gets it.
import { momentOf } from '../../net/playback/moments'
import type { GameEvent, Step } from '../view'

export interface Flight {
  province: string
  seat: number
  icon: 'chest' | 'rice'
  count: number
}

/** Of what a step tells, a few: more would be a swarm. */
const MOST = 4

function flightOf(event: GameEvent): Flight[] {
  if (event.type !== 'collected' || event.amount <= 0) return []
  return [{ province: event.province, seat: event.seat, icon: event.action === 'tax' ? 'chest' : 'rice', count: event.amount }]
}

/** Flights of what has happened since the last time. Steps without a patch were read from the log: they are history. */
export class Flights {
  #seen: number | null = null

  hear(steps: readonly Step[]): Flight[] {
    const seen = this.#seen
    this.#seen = Math.max(-1, ...steps.slice(-1).map(momentOf))
    if (seen === null) return []
    const fresh = steps.filter((step) => momentOf(step) > seen && step.patch)
    return fresh.flatMap((step) => step.events.flatMap(flightOf)).slice(-MOST)
  }
}
