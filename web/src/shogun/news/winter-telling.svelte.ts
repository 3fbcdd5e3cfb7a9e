// How far a winter has been told. Until its last line is, the points of the players are nobody's to see.
import { ofTable } from '../../net/lasting.svelte'
import type { Table } from '../view'
import { beatsOf, type Beat } from './winter-beats'
import type { Winter } from './winter-report'

export class WinterTelling {
  /** The year of the winter that is being told. */
  #year = $state<number | null>(null)
  #beats = $state.raw<readonly Beat[]>([])
  #told = $state(0)

  /** The lines to be seen. */
  readonly shown = $derived(new Set(this.#beats.slice(0, this.#told).flatMap(({ scores }) => scores)))
  /** What was counted last. */
  readonly beat: Beat | null = $derived(this.#beats[this.#told - 1] ?? null)
  /** Whether there is more to come. */
  readonly goesOn = $derived(this.#told < this.#beats.length)

  begin(winter: Winter, atOnce: boolean): void {
    if (this.#year === winter.year) return
    this.#year = winter.year
    this.#beats = beatsOf(winter.scores)
    this.#told = atOnce ? this.#beats.length : 0
  }

  next(): void {
    if (this.goesOn) this.#told += 1
  }

  all(): void {
    this.#told = this.#beats.length
  }
}

export const tellingOfWinter = ofTable((_: Table) => new WinterTelling())
