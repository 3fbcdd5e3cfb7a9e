// What the game answers about the question of now: asked from the server once for each question, so that a look at the
// board costs nothing.
import { api } from './api'
import { ofTable } from './lasting.svelte'
import type { Table } from './table.svelte'
import type { Refusals } from './wire'

/** What tells a question from the one before; null while nothing is asked. */
export function questionAt(table: Table): string | null {
  if (!table.asked || !table.view) return null
  const { decision, about, moves } = table.view
  return JSON.stringify([movedAt(table), decision, about, moves.map(({ move }) => move)])
}

/** When the game last went on: neither talk nor reading the log anew makes another question of the same one. */
const movedAt = ({ since, steps }: Table): number => Math.max(since, steps.findLast(({ kind }) => kind !== 'talk')?.seq ?? 0)

class Answers<Kind> {
  /** Null until there is an answer. */
  found = $state.raw<Kind | null>(null)

  constructor(table: Table, name: string) {
    const question = $derived(questionAt(table))
    $effect(() => {
      const asked = question
      this.found = null
      if (asked === null) return
      api.answer<Kind>(table.id, table.link, name).then(
        (found) => {
          if (questionAt(table) === asked) this.found = found
        },
        () => undefined, // the page does without
      )
    })
  }
}

/** By table: the answer of its game to a query of this name. */
export const answersTo = <Kind>(name: string): ((table: Table) => Answers<Kind>) =>
  ofTable((table) => new Answers<Kind>(table, name))

/** Why moves are refused, by their words. */
export const refusalsAt = answersTo<Refusals>('refusals')
