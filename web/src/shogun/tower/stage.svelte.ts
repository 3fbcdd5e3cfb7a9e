// The one throw that is seen now: told in its moment, shown with the result of a fight of one's own, or asked for again.
import { type Fight, fights } from '../fights/fights'
import { questionAt } from '../../net/answers.svelte'
import { ofTable } from '../../net/lasting.svelte'
import type { Table } from '../view'

/** Fights begin and end within so many steps. */
const NEAR = 40

export class Stage {
  /** Of the result that is being read. `again`: somebody wants to see how it fell. */
  #shown = $state.raw<{ fight: Fight; again: boolean } | null>(null)
  #again = $state.raw<{ fight: Fight; question: string | null } | null>(null)
  readonly #told: Fight | null = $derived.by(() => toldOf(this.table))
  /** At the tower's own place. */
  readonly current: Fight | null = $derived(this.#shown?.fight ?? this.#told)
  /** Where the tower has no place of its own: a result that was just seen to fall takes the room. */
  readonly passing: Fight | null = $derived(this.#shown ? (this.#shown.again ? this.#shown.fight : null) : this.#told)
  /** Whether its verdict may be said: the board shows it too, and nobody else says it. */
  readonly said: boolean = $derived(this.#shown === null && this.#decided())

  constructor(readonly table: Table) {}

  /** What somebody wants to see again, at the tower itself; another question needs the room. */
  get again(): Fight | null {
    return this.#again && this.#again.question === questionAt(this.table) ? this.#again.fight : null
  }

  set again(fight: Fight | null) {
    this.#again = fight && { fight, question: questionAt(this.table) }
  }

  /** Shown beside its result, until the returned function is called. */
  show(fight: Fight, again: boolean): () => void {
    const shown = { fight, again }
    this.#shown = shown
    return () => {
      if (this.#shown === shown) this.#shown = null
    }
  }

  #decided(): boolean {
    return this.table.moment?.part.events.some((event) => event.type === 'battle-decided') ?? false
  }
}

/** The fight whose cubes fall in the moment that is told, or have just fallen; whoever is asked something needs the room. */
function toldOf(table: Table): Fight | null {
  const told = table.moment && table.pace.telling && !table.asked ? table.moment : null
  const thrown = told?.throws ?? told?.part.events.find(({ type }) => type === 'cubes-thrown')
  if (!told || !thrown) return null
  const before = table.steps.slice(-NEAR).filter((step) => step.seq < told.whole.seq)
  return fights([...before, told.whole]).find((fight) => fight.events.includes(thrown)) ?? null
}

export const stageOf = ofTable((table: Table) => new Stage(table))
