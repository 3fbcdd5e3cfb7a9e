// Answering a decision: one answer at a time, and what is refused stays to be shown.
import type { Table } from '../net/table.svelte'

export class Answering {
  /** An answer is under way; the buttons wait. */
  busy = $state(false)

  constructor(readonly table: Table) {}

  async play(...moves: number[]): Promise<void> {
    await this.#say({ type: 'play', moves })
  }

  async undo(): Promise<void> {
    await this.#say({ type: 'undo' })
  }

  async #say(command: Parameters<Table['send']>[0]): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await this.table.send(command)
    } catch {
      // the table keeps the refusal, with its rule
    } finally {
      this.busy = false
    }
  }
}
