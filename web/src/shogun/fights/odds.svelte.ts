// The chances of what lies before a player, asked from the server one after the other: the march that is looked at
// first, then the others, so that the list and the map can show them all.
import type { Chance, Odds } from '../view'
import { api, Refused } from '../../net/api'

export type Answer = { state: 'known'; odds: Odds } | { state: 'asked' } | { state: 'off' } | { state: 'failed' }

/** Instead of a target: the battle that waits for one's special card. */
export const THIS_BATTLE = ''

/** With an origin the targets are those of a march, without one they are revolts to come. */
export class OddsBook {
  answers = $state.raw<ReadonlyMap<string, Answer>>(new Map())
  #queue: string[] = []
  #busy = false
  #ended = false

  constructor(
    readonly table: string,
    readonly origin: string | null,
    /** At tables without hints nothing is asked. */
    readonly hints = true,
  ) {}

  /** Ask for these targets, the first ones first; what is known is not asked again. */
  ask(targets: readonly string[]): void {
    const wanted = targets.filter((target) => !this.answers.has(target))
    if (!this.hints) return wanted.forEach((target) => this.#note(target, { state: 'off' }))
    this.#queue = [...wanted, ...this.#queue.filter((target) => !wanted.includes(target))]
    void this.#work()
  }

  /** Nobody looks any more. */
  end(): void {
    this.#ended = true
    this.#queue = []
  }

  chances(target: string | null, armies: number): Chance | null {
    const answer = target === null ? undefined : this.answers.get(target)
    return answer?.state === 'known' && answer.odds.battle ? (answer.odds.armies[armies] ?? null) : null
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let target = this.#queue.shift(); target !== undefined; target = this.#queue.shift()) {
      this.#note(target, { state: 'asked' })
      this.#note(target, await this.#fetch(target))
    }
    this.#busy = false
  }

  async #fetch(target: string): Promise<Answer> {
    try {
      const odds = await api.odds<Odds>(this.table, this.origin, target === THIS_BATTLE ? null : target)
      return odds ? { state: 'known', odds } : { state: 'failed' }
    } catch (error) {
      const off = error instanceof Refused && error.code === 'hints-are-off'
      if (off) this.#queue = []
      return { state: off ? 'off' : 'failed' }
    }
  }

  #note(target: string, answer: Answer): void {
    if (!this.#ended) this.answers = new Map(this.answers).set(target, answer)
  }
}
