// Seasons that ended before this page was opened, and the parts of a season that it missed, as the server tells them: so the
// season report is complete after a reload, too.
import { past } from '../../net/calls/past'
import { ofTable } from '../../net/lasting.svelte'
import type { GameEvent, Table, View } from '../view'
import { completed, remembered, type Remembered, type Round } from './rounds'

export class Earlier {
  #told = $state.raw<Remembered>({ rounds: [], now: null })
  /** Those that ended in sight; a replay keeps none. */
  readonly seen: readonly Round[] = $derived.by(() => ((this.table.rounds ?? []) as Round[]).map((round) => completed(round, this.#told)))
  /** Every season that is over, as far as it is known. */
  readonly all: readonly Round[] = $derived.by(() => {
    const seen = new Set(this.seen.map(({ moment }) => Math.floor(moment)))
    return [...this.#told.rounds.filter(({ moment }) => !seen.has(moment)), ...this.seen]
  })

  /** What the server told. */
  get told(): Remembered {
    return this.#told
  }

  constructor(readonly table: Table) {}

  async ask(): Promise<void> {
    const found = await past.history<View, GameEvent>(this.table.id, this.table.link)
    // What is still to be shown is told when it is.
    const shown = this.table.steps.at(-1)
    this.#told = remembered(found, shown ? shown.seq - Number(shown.part !== undefined) : this.table.since)
  }
}

export const earlierOf = ofTable((table: Table) => new Earlier(table))
