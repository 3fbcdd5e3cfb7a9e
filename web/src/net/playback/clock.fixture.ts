import type { Clock } from './pace.svelte'

/** A clock that stands still until the test moves it. */
export class Hand implements Clock {
  #now = 0
  #timers: { at: number; then: () => void }[] = []

  after(ms: number, then: () => void): unknown {
    const timer = { at: this.#now + ms, then }
    this.#timers.push(timer)
    return timer
  }
  cancel(timer: unknown): void {
    this.#timers = this.#timers.filter((other) => other !== timer)
  }
  pass(ms: number): void {
    this.#now += ms
    for (const timer of this.#timers.filter(({ at }) => at <= this.#now)) {
      this.cancel(timer)
      timer.then()
    }
  }
}
