// What is shown of a table: its view and its log, which grow by the moments that the pace tells. Everything that a
// player sees or hears reads this, and so it is always about the same moment.
import { become, type Json } from './become'
import type { Event, Step, View } from '../messages'
import { partsOf, type Part } from './moments'
import type { Moment, Pace } from './pace.svelte'
import { merge } from './patch'
import { taleOf, type Kept, type RoundKeeper } from './tale'

/** A part of a step, the whole of it, and the throw that is seen meanwhile. */
export interface Told<E extends Event = Event> {
  part: Step<E>
  whole: Step<E>
  throws: E | null
}

export class Shown<V extends View = View, E extends Event = Event> {
  /** Changed in place: what did not change is not drawn again. */
  view = $state<V | null>(null)
  steps = $state.raw<Step<E>[]>([])
  moment = $state.raw<Told<E> | null>(null)
  rounds = $state.raw<Kept[]>([])
  #seq = 0
  #keeper: RoundKeeper | undefined

  constructor(
    readonly pace: Pace,
    /** Something else is shown now. */
    readonly onshown: () => void,
  ) {}

  get #tale() {
    return taleOf(this.view?.game)
  }

  /** Looks on from when the game's own pages have come, which may be after the view. */
  get #rounds(): RoundKeeper | undefined {
    if (!this.#keeper && this.view) {
      this.#keeper = this.#tale.keeper?.()
      this.#keeper?.begin(this.view, [])
    }
    return this.#keeper
  }

  /** So it stands, and what was still to be told is past. `missed` are the steps since the last one, null if unknown. */
  stand(view: V | null, seq: number, missed: Step<E>[] | null): void {
    this.pace.skip()
    if (missed) this.steps = [...this.steps, ...missed.filter((step) => step.seq > this.#seq)]
    else if (seq > this.#seq) this.steps = [] // whoever needs them fetches them again
    this.view = view
    this.#seq = seq
    if (view) this.#rounds?.begin(view, missed)
  }

  /** The log from its beginning, of which only the past is of use. */
  recall(log: Step<E>[]): void {
    const next = this.steps[0]?.seq ?? this.#seq + 1
    this.steps = [...log.filter((step) => step.seq < next), ...this.steps]
  }

  /** The next step happened. `answers`: it is the user's own deed. */
  tell(step: Step<E>, answers: boolean): void {
    // What can't be undone any more is not offered, also while it is still told why.
    const around = step.patch?.['table'] as Partial<View['table']> | undefined
    if (this.view && around?.can_undo === false) this.view.table.can_undo = false
    this.pace.add(this.#moments(step), answers)
  }

  #moments(whole: Step<E>): Moment[] {
    const parts: Part<E>[] = this.pace.atOnce ? [{ events: whole.events, stay: 0 }] : partsOf(whole, this.#tale.timing, this.view?.seat ?? null)
    let after: V | null = null
    return parts.map(({ events, stay, throws = null }, at) => ({
      stay,
      show: (told) => {
        const last = at === parts.length - 1
        if (at === 0 && !last) after = this.#after(whole)
        const part = parts.length === 1 ? whole : { ...whole, events, part: at }
        this.#show(part, last, after)
        this.moment = told ? { part, whole, throws } : null
        this.onshown()
      },
    }))
  }

  /** The view at the end of a step that is about to be told in parts. */
  #after(step: Step<E>): V | null {
    const view = JSON.parse(JSON.stringify(this.view)) as V | null
    if (view && step.patch) merge(view as unknown as Json, step.patch)
    return view
  }

  #show(part: Step<E>, last: boolean, after: V | null): void {
    const { view } = this
    this.#seq = part.seq
    this.steps = [...this.steps, part]
    if (!view) return
    const ended = this.#rounds?.ended(part, view)
    if (ended) this.rounds = [...this.rounds, ended]
    if (!last) {
      askNobody(view)
      this.#tale.unfold(view, part.events)
      if (after) this.#tale.own?.(view, after)
    } else if (after) become(view as unknown as Json, after as unknown as Json)
    else if (part.patch) merge(view as unknown as Json, part.patch)
    this.#rounds?.laidOut(part, view)
  }
}

/** While a step is told nobody is asked: neither what it answered, nor yet what it leads to. */
function askNobody(view: View): void {
  view.moves = []
  view.to_move = []
  view.table.awaited = []
  view.table.sealed = false
  view.table.can_undo = false
}
