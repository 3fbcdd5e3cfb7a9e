// What a player should see before the next decision: the battles and revolts of one's own, what a season brought, and
// each winter. It belongs to the table and not to a panel, because the game may go on to planning while there is still something to see.
import { ofTable } from '../../net/lasting.svelte'
import { momentOf } from '../../net/playback/moments'
import { earlierOf } from '../telling/earlier.svelte'
import type { Round } from '../telling/rounds'
import type { GameEvent, Table } from '../view'
import { type Fight, fights, takesPart } from '../fights/fights'
import { type Winter, winters } from './winter-report'

export type News =
  | { type: 'fight'; key: string; at: number; fight: Fight; again: boolean }
  | { type: 'season'; key: string; at: number; round: Round }
  | { type: 'winter'; key: string; at: number; winter: Winter }

/** After everything else in a step. */
const LAST = 0.9999

export class NewsReel {
  #seen = $state(0)
  /** What was opened from a list; it goes before everything else. */
  #opened = $state.raw<News | null>(null)
  readonly #items: News[] = $derived.by(() => this.#gather())
  /** What is to be shown now; null if there is nothing new. */
  readonly current: News | null = $derived(this.#opened ?? this.#unseen()[0] ?? null)
  /** How many more wait behind it. */
  readonly waiting: number = $derived(Math.max(0, this.#unseen().length - (this.#opened ? 0 : 1)))

  /** Whether a winter is still to be told, after what is shown now: its points are nobody's to see yet. */
  readonly winterWaits: boolean = $derived(this.#unseen().slice(this.#opened ? 0 : 1).some(({ type }) => type === 'winter'))

  constructor(readonly table: Table) {}

  open(fight: Fight): void {
    this.#opened = { type: 'fight', key: `again-${fight.seq}`, at: fight.seq, fight, again: true }
  }

  next(): void {
    if (this.#opened) this.#opened = null
    else this.#seen += 1
  }

  #unseen(): News[] {
    return this.#items.slice(this.#seen)
  }

  /** News since this browser came to the table: only what came later is counted, so that the count can't shift. */
  #gather(): News[] {
    const { steps, since, seat } = this.table
    const at = (event: GameEvent | undefined) => {
      const step = steps.findLast((step) => step.events.includes(event!))
      return step ? momentOf(step) : 0
    }
    const own = fights(steps).filter((fight) => fight.seq > since && takesPart(fight, seat))
    const all: News[] = own.map((fight, number) => {
      return { type: 'fight', key: `fight-${number}`, at: at(fight.events.at(-1)), fight, again: false }
    })
    if (seat !== null) for (const round of earlierOf(this.table).seen) all.push({ type: 'season', key: `season-${round.moment}`, at: round.moment, round })
    for (const winter of winters(steps).filter((winter) => winter.over && winter.end > since))
      all.push({ type: 'winter', key: `winter-${winter.year}`, at: winter.end + LAST, winter })
    return all.sort((a, b) => a.at - b.at)
  }
}

export const newsOf = ofTable((table: Table) => new NewsReel(table))
