// How far the edition has come since the page was opened, for those who wait for it.

/** What is done before anything can be asked, in this order. */
export const STEPS = ['download', 'python', 'rules', 'bots'] as const
export type Reached = (typeof STEPS)[number] | 'ready'
const ORDER: readonly Reached[] = [...STEPS, 'ready']

class Progress {
  reached = $state<Reached>('download')
  /** How many milliseconds each step took. */
  took = $state<Partial<Record<Reached, number>>>({})
  failed = $state('')
  #since = performance.now()
  #done: () => void = () => undefined
  /** When all is ready, bots included. */
  readonly everything = new Promise<void>((done) => (this.#done = done))

  /** Whether the tables answer; the bots may still be on their way. */
  get ready(): boolean {
    return ORDER.indexOf(this.reached) >= ORDER.indexOf('bots')
  }

  reach(stage: Reached): void {
    if (ORDER.indexOf(stage) <= ORDER.indexOf(this.reached)) return
    const now = performance.now()
    this.took[this.reached] = now - this.#since
    this.#since = now
    this.reached = stage
    if (stage === 'ready') this.#done()
  }

  fail(why: string): void {
    console.error(why)
    this.failed = why
  }
}

export const progress = new Progress()
