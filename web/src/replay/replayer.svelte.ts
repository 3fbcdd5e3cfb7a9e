// A game looked at again: the view at any moment, built from the first one and the patches of the steps.
import type { History } from '../net/calls/past'
import type { Event, Step, TableCard, View } from '../net/messages'
import { merge } from '../net/playback/patch'
import { become, type Json } from '../net/playback/become'
import { narratorOf, type Opening } from '../log/narrator'
import type { Table } from '../net/table.svelte'

/** A round of the game, and the entry of the log it begins with. */
export interface Round extends Opening {
  seq: number
}

const BETWEEN_CHECKPOINTS = 20

export class Replayer<V extends View = View, E extends Event = Event> {
  view = $state<V | null>(null)
  /** What happened lately, up to here. */
  steps = $state.raw<Step<E>[]>([])
  at = $state(0)
  readonly last: number
  readonly rounds: Round[]
  readonly #history: History<V, E>
  readonly #checkpoints: V[] = []

  constructor(
    readonly id: string,
    readonly link: string | null,
    readonly card: TableCard,
    history: History<V, E>,
  ) {
    this.#history = history
    this.last = history.steps.length
    this.rounds = this.#roundsOf(history)
    const view = structuredClone(history.view)
    history.steps.forEach((step, index) => {
      if (index % BETWEEN_CHECKPOINTS === 0) this.#checkpoints.push(structuredClone(view))
      patch(view, step)
    })
    if (!history.steps.length) this.#checkpoints.push(view)
    this.go(this.last)
  }

  get seat(): number | null {
    return this.view?.seat ?? null
  }

  /** To the table's parts and to whoever tells of it a replay is a table that nobody moves at. */
  get table(): Table<V, E> {
    return this as unknown as Table<V, E>
  }

  /** All that a table offers and a replay has at hand: its log is whole from the start. */
  async catchUp(): Promise<void> {}

  /** The step that led here; null at the start. */
  get step(): Step<E> | null {
    return this.#history.steps[this.at - 1] ?? null
  }

  go(to: number): void {
    const target = Math.max(0, Math.min(this.last, Math.round(to)))
    if (target === this.at + 1 && this.view) patch(this.view, this.#history.steps[target - 1]!)
    else if (!this.view) this.view = this.#viewAt(target)
    else if (target !== this.at) become(this.view as unknown as Json, this.#viewAt(target) as unknown as Json)
    this.at = target
    this.steps = this.#lately()
  }

  /** This round and the one before: enough to tell of, and quickly told when the slider flies. */
  #lately(): Step<E>[] {
    const from = this.rounds[this.roundAt() - 1]?.seq ?? 0
    const steps = this.#history.steps.slice(Math.max(0, from - 1), this.at)
    return from === 0 ? [this.#setUp(), ...steps] : steps
  }

  #viewAt(target: number): V {
    const nearest = Math.min(Math.floor(target / BETWEEN_CHECKPOINTS), this.#checkpoints.length - 1)
    const view = structuredClone(this.#checkpoints[nearest]!)
    for (const step of this.#history.steps.slice(nearest * BETWEEN_CHECKPOINTS, target)) patch(view, step)
    return view
  }

  #roundsOf({ view, steps }: History<V, E>): Round[] {
    const narrator = narratorOf(this.table)
    const found: Round[] = [{ seq: 0, ...narrator.begins(view) }]
    for (const { seq, events } of steps) {
      for (const opened of events.map(narrator.opens)) if (opened) found.push({ seq, ...opened })
    }
    return found
  }

  /** The set-up is no entry of the log, but it is the beginning of the story. */
  #setUp(): Step<E> {
    const events = this.#history.events
    return { type: 'step', seq: 0, kind: 'moves', seat: null, by: 'player', at: 0, events, patch: null, text: null, name: null }
  }

  /** The next moment at which something happened. */
  after(at = this.at): number {
    return this.#history.steps.find((step) => step.seq > at && step.events.length)?.seq ?? this.last
  }

  before(at = this.at): number {
    return this.#history.steps.findLast((step) => step.seq < at && step.events.length)?.seq ?? 0
  }

  roundAt(at = this.at): number {
    return this.rounds.findLastIndex((round) => round.seq <= at)
  }

  nextRound(): number {
    return this.rounds[this.roundAt() + 1]?.seq ?? this.last
  }

  /** Back to the beginning of this round, or of the one before if that is here. */
  previousRound(): number {
    return this.rounds.findLast((round) => round.seq < this.at)?.seq ?? 0 // a winter may begin and end in one step
  }
}

/** Patches are kept for another time, so what they bring is copied. */
function patch(view: View, step: Step): void {
  if (step.patch) merge(view as unknown as Record<string, unknown>, structuredClone(step.patch))
}
