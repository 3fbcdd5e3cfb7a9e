// What a player should see before the next decision: the battles and revolts of one's own, and each winter. It belongs
// to the table and not to a panel, because the game may go on to planning while there is still something to see.
import type { Table } from '../net/table.svelte'
import { type Fight, fights, takesPart } from './fights'
import { type Winter, winters } from './winter'

export type News =
  | { type: 'fight'; key: string; seq: number; fight: Fight }
  | { type: 'winter'; key: string; seq: number; winter: Winter }

export class NewsReel {
  #seen = $state(0)
  /** What was opened from a list; it goes before everything else. */
  #opened = $state.raw<News | null>(null)
  readonly #items: News[] = $derived.by(() => this.#gather())
  /** What is to be shown now; null if there is nothing new. */
  readonly current: News | null = $derived(this.#opened ?? this.#unseen()[0] ?? null)
  /** How many more wait behind it. */
  readonly waiting: number = $derived(Math.max(0, this.#unseen().length - (this.#opened ? 0 : 1)))

  constructor(readonly table: Table) {}

  open(fight: Fight): void {
    this.#opened = { type: 'fight', key: `again-${fight.seq}`, seq: fight.seq, fight }
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
    const own = fights(steps).filter((fight) => fight.seq > since && takesPart(fight, seat))
    const all: News[] = own.map((fight, at) => ({ type: 'fight', key: `fight-${at}`, seq: fight.seq, fight }))
    for (const winter of winters(steps).filter((winter) => winter.over && winter.end > since))
      all.push({ type: 'winter', key: `winter-${winter.year}`, seq: winter.end, winter })
    return all.sort((a, b) => a.seq - b.seq)
  }
}

const reels = new WeakMap<Table, NewsReel>()

export function newsOf(table: Table): NewsReel {
  let reel = reels.get(table)
  if (!reel) reels.set(table, (reel = new NewsReel(table)))
  return reel
}
