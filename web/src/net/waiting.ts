// Commands that the server has not acknowledged yet. They are said again after a break, under the same id, so that each
// happens once, however often the line was lost.
import type { Advice, Command } from './messages'

export interface Refusal {
  code: string
  message: string
  rule: string | null
}

/** A place in the log, or advice. */
export type Answer = number | Advice

interface Waiting {
  text: string
  done: (answer: Answer) => void
  failed: (refusal: Refusal) => void
}

export class Commands {
  readonly #waiting = new Map<string, Waiting>()
  readonly #session = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('')
  #number = 0

  get size(): number {
    return this.#waiting.size
  }

  /** A new command: the text to send now or later, and what its answer will be. */
  add<T extends Answer>(command: Command): { text: string; answer: Promise<T> } {
    const id = `${this.#session}-${++this.#number}`
    const text = JSON.stringify({ ...command, id })
    const answer = new Promise<T>((done, failed) => {
      this.#waiting.set(id, { text, done: done as Waiting['done'], failed })
    })
    return { text, answer }
  }

  /** What has to be said again, in the order in which it was first said. */
  texts(): string[] {
    return Array.from(this.#waiting.values(), (waiting) => waiting.text)
  }

  done(id: string, answer: Answer): void {
    this.#take(id)?.done(answer)
  }

  refused(id: string, refusal: Refusal): void {
    this.#take(id)?.failed(refusal)
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }
}
