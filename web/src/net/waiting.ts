// Commands that the server has not acknowledged yet. They are said again after a break, under the same id, so that each
// happens once, however often the line was lost.
import type { Command } from './messages'

export interface Refusal {
  code: string
  message: string
  rule: string | null
}

interface Waiting {
  text: string
  done: (answer: number | number[]) => void
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
  add<Answer extends number | number[]>(command: Command): { text: string; answer: Promise<Answer> } {
    const id = `${this.#session}-${++this.#number}`
    const text = JSON.stringify({ ...command, id })
    const answer = new Promise<Answer>((done, failed) => {
      this.#waiting.set(id, { text, done: done as Waiting['done'], failed })
    })
    return { text, answer }
  }

  /** What has to be said again, in the order in which it was first said. */
  texts(): string[] {
    return Array.from(this.#waiting.values(), (waiting) => waiting.text)
  }

  done(id: string, answer: number | number[]): void {
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
