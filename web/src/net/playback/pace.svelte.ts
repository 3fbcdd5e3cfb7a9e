// What happened is told in moments: each is shown when its turn comes, and stays for a while. One queue between the
// line and everything that shows the table, so that board, log, speech and tower are always at the same moment.

export interface Moment {
  /** For how long it is looked at, in milliseconds, before the next one comes. */
  stay: number
  /** `told`: it is looked at, and not only passed over. */
  show: (told: boolean) => void
}

export interface Clock {
  after: (ms: number, then: () => void) => unknown
  cancel: (timer: unknown) => void
}

const REAL: Clock = {
  after: (ms, then) => setTimeout(then, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** So many moments are told in their own time; the more wait beyond them, the quicker each is told, down to this share. */
const FEW = 6
const QUICKEST = 0.4

/** Nobody waits for more than this: of a longer tale only the end is told. */
export const MOST = 90
export const KEPT = 30

export class Pace {
  /** How many moments are still to be told. */
  left = $state(0)
  /** A moment is being looked at, or waits. */
  telling = $state(false)
  /** What was told is being read, and the rest waits for that. */
  held = $state(false)
  #waiting: Moment[] = []
  #timer: unknown = null
  #holds = 0

  /** `tempo` stretches the time of every moment; 0 shows everything at once. */
  constructor(
    readonly tempo: () => number = () => 0,
    readonly clock: Clock = REAL,
  ) {}

  get atOnce(): boolean {
    return this.tempo() === 0
  }

  /** The share of its time that a moment gets now: a long tale is told quickly at first, unless slowness was chosen. */
  get haste(): number {
    return this.tempo() > 1 ? 1 : Math.max(QUICKEST, Math.min(1, FEW / (this.#waiting.length + 1)))
  }

  /** Tell this after what is being told. `answers`: it answers the user's own deed, who has waited for it. */
  add(moments: readonly Moment[], answers = false): void {
    const first = this.#waiting.length === 0
    this.#waiting.push(...moments)
    if (this.atOnce) this.skip()
    else if (first && answers) this.next()
    else this.#go()
    if (this.#waiting.length > MOST) this.#show(this.#waiting.length - KEPT, false)
    this.#count()
  }

  /** Everything that waits happens now. */
  skip(): void {
    this.#stop()
    this.#show(this.#waiting.length, false)
    this.#count()
  }

  /** Seen enough of this moment. */
  next(): void {
    this.#stop()
    this.#go()
  }

  /** The moment of now needs so much time from now on. */
  linger(ms: number): void {
    if (this.#timer === null) return
    this.#stop()
    this.#wait(ms)
  }

  /** Something has to be read first: nothing more is told until the returned function is called. */
  hold(): () => void {
    this.#holds += 1
    this.#count()
    let holds = true
    return () => {
      if (!holds) return
      holds = false
      this.#holds -= 1
      this.#go()
    }
  }

  /** Nobody listens any more. */
  end(): void {
    this.#stop()
    this.#waiting = []
  }

  #go(): void {
    while (this.#timer === null && this.#holds === 0 && this.#waiting.length) {
      const { stay } = this.#waiting[0]!
      this.#show(1, true)
      if (stay > 0) this.#wait(stay * this.haste)
    }
    this.#count()
  }

  #show(count: number, told: boolean): void {
    for (const moment of this.#waiting.splice(0, count)) moment.show(told)
  }

  #count(): void {
    this.left = this.#waiting.length
    this.telling = this.left > 0 || this.#timer !== null
    this.held = this.#holds > 0
  }

  #wait(ms: number): void {
    this.#timer = this.clock.after(ms * this.tempo(), () => {
      this.#timer = null
      this.#go()
    })
  }

  #stop(): void {
    if (this.#timer !== null) this.clock.cancel(this.#timer)
    this.#timer = null
  }
}
