// Fights of others wait for one another; nobody waits for them. What comes faster than it can be watched is listed.
import { type Fight, fights, takesPart } from '../deciding/fights'
import type { Table } from '../net/table.svelte'

/** So many waiting are listed instead of played. */
export const MANY = 3
const KEPT = 12

export class FightQueue {
  /** The one that is being shown. */
  current = $state.raw<Fight | null>(null)
  /** Those that came too fast to be played. */
  listed = $state.raw<Fight[]>([])
  #waiting: Fight[] = []

  add(fought: readonly Fight[]): void {
    this.#waiting.push(...fought)
    if (this.listed.length || this.#waiting.length >= MANY) this.listed = [...this.listed, ...this.#waiting.splice(0)].slice(-KEPT)
    else if (!this.current) this.next()
  }

  /** What was shown has been seen. */
  next(): void {
    this.current = this.#waiting.shift() ?? null
  }

  again(fight: Fight): void {
    this.current = fight
  }

  /** Everything away: seen enough. */
  clear(): void {
    this.#waiting = []
    this.listed = []
    this.current = null
  }
}

/** Fights since this browser came to the table in which its player has no part: those are shown beside. */
export function othersFights(table: Table): Fight[] {
  const steps = table.steps.filter((step) => step.seq > table.since)
  return fights(steps).filter((fight) => !takesPart(fight, table.seat))
}
