// The coach at a table: what is said now follows from the table and from what was read there before.
import { untrack } from 'svelte'
import { ofTable } from '../net/lasting.svelte'
import type { Event, Step } from '../net/messages'
import type { Table } from '../net/table.svelte'
import type { Moment, Said, Script } from './lesson'
import { say, standing, told } from './lesson'
import { keep, recall } from './memory'

/** A lesson as the coach needs it: the script, and how it looks at a table. */
export interface Lesson<At extends Moment = Moment> {
  script: Script<At>
  look(table: Table, moment: Moment): At | null
}

const DEEDS = new Set(['seal', 'undo'])

/** A move that brings nothing about is none: what happened before somebody said "not now" is still to be told. */
const isDeed = ({ kind, events }: Step): boolean => DEEDS.has(kind) || (kind === 'moves' && events.length > 0)

/** The number of the seat's own last deed; 0 before the first. */
export const lastDeed = (steps: readonly Step[], seat: number | null): number =>
  steps.findLast((step) => step.seat === seat && step.by === 'player' && isDeed(step))?.seq ?? 0

/** What happened from this step on. */
export const since = (steps: readonly Step[], first: number): Event[] =>
  steps.filter((step) => step.seq >= first).flatMap((step) => step.events)

export class Coach {
  lesson = $state.raw<Lesson | null>(null)
  #memory = $state.raw(recall(''))
  /** What was asked for last, as the script names it. */
  wanted = $state<string | null>(null)
  /** From which step on is told, as long as something of it is unread. */
  #from = $state<number | null>(null)

  readonly at: Moment | null = $derived.by(() => {
    const { lesson, table } = this
    if (!lesson || !table.view) return null
    const undo = table.view.table.can_undo ? () => void table.send({ type: 'undo' }).catch(() => undefined) : null
    return lesson.look(table, { recent: since(table.steps, this.#from ?? lastDeed(table.steps, table.seat)), undo, wanted: this.wanted })
  })
  readonly #read = $derived(new Set(this.#memory.read))
  readonly said: Said | null = $derived(this.lesson && this.at && !this.done ? say(this.lesson.script, this.at, this.#read) : null)
  /** What still holds of the decision of now, where there is nothing new to say. */
  readonly standing: Said | null = $derived(this.lesson && this.at && !this.said && !this.done ? standing(this.lesson.script, this.at) : null)
  /** Whether something that happened is still to be told, also while a remark comes first. */
  readonly telling: boolean = $derived(this.lesson !== null && this.at !== null && !this.done && told(this.lesson.script, this.at, this.#read) !== null)
  readonly over: boolean = $derived(this.lesson !== null && this.at !== null && this.lesson.script.over(this.at))
  readonly chapter: number = $derived(this.lesson && this.at ? this.lesson.script.chapter(this.at) : 0)

  constructor(readonly table: Table) {
    this.#memory = recall(table.id)
  }

  get hidden(): boolean {
    return this.#memory.hidden
  }
  set hidden(hidden: boolean) {
    this.#keep({ hidden })
  }

  get done(): boolean {
    return this.#memory.done
  }
  set done(done: boolean) {
    this.#keep({ done })
  }

  /** What has begun to be told stays until it was read, whatever the learner does meanwhile. The returned function ends
   *  that. */
  stay(): () => void {
    this.#from = untrack(() => this.#from ?? lastDeed(this.table.steps, this.table.seat))
    return () => (this.#from = null)
  }

  /** Its last page is there. */
  end(): void {
    if (!this.#memory.ended) this.#keep({ ended: true })
  }

  /** This was read: the next sentence. */
  next(): void {
    if (this.said) this.#keep({ read: [...this.#memory.read, this.said.key] })
  }

  /** Take back what the remark is about. */
  back(): void {
    this.said?.back?.()
  }

  #keep(change: Partial<ReturnType<typeof recall>>): void {
    this.#memory = { ...this.#memory, ...change }
    keep(this.table.id, this.#memory)
  }
}

export const coachOf = ofTable((table) => new Coach(table))
