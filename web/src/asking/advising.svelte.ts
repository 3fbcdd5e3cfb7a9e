// What the server advises at a table. It is about one question and one plan, and gone when these are no longer asked.
import { questionAt } from '../net/answers.svelte'
import { ofTable } from '../net/lasting.svelte'
import type { Advice } from '../net/messages'
import type { Table } from '../net/table.svelte'
import type { Ref } from '../net/wire'

interface Found {
  advice: Advice
  question: string | null
  /** The cards that were laid when it was asked for. */
  about: string
}

export class Advising {
  asking = $state(false)
  #found = $state.raw<Found | null>(null)

  constructor(readonly table: Table) {}

  /** The advice for the question of now. */
  get now(): Advice | null {
    return this.#found && this.#found.question === questionAt(this.table) ? this.#found.advice : null
  }

  /** The same, if it was given for these cards. */
  for(about: string): Advice | null {
    return this.#found?.about === about ? this.now : null
  }

  /** Null where it came too late, or was refused: the table tells the refusal. */
  async ask(about = ''): Promise<Advice | null> {
    const question = questionAt(this.table)
    this.asking = true
    try {
      const advice = await this.table.hint(about)
      if (question === null || questionAt(this.table) !== question) return null
      this.#found = { advice, question, about }
      return advice
    } catch {
      return null
    } finally {
      this.asking = false
    }
  }

  dismiss(): void {
    this.#found = null
  }
}

/** What was asked for by pressing Suggest. */
export const suggestionAt = ofTable((table) => new Advising(table))

/** A list of moves in words names them apart, so that each place of the board is there once. One entry may stand for
 * several moves. */
const LISTED: Partial<Record<string, string>> = { pick: 'move~' }

/** A selector of all that a suggestion is about: each kind is an attribute of what shows it. */
export const selectorOf = (refs: readonly Ref[]): string =>
  refs
    .flatMap(({ kind, name }) => [kind, LISTED[kind] ?? []].flat().map((shown) => `[data-${shown}=${JSON.stringify(name)}]`))
    .join(', ')
