// A table as this browser knows it: one line to the server, and the view that its messages patch.
import { api, Refused } from './api'
import { Line } from './line'
import type { Command, Incoming, Step, TableCard } from './messages'
import { PROTOCOL } from './messages'
import { merge } from './patch'
import type { View } from './view'
import { Commands, type Refusal } from './waiting'

/** Refusals that only ask for patience. */
const AGAIN = new Set(['busy', 'too-fast', 'no-database'])
const A_MOMENT = 1000

export class Table {
  card = $state<TableCard | null>(null)
  /** Changed in place: what did not change is not drawn again. */
  view = $state<View | null>(null)
  /** The table's log as far as it is at hand, without gaps; see `catchUp`. */
  steps = $state.raw<Step[]>([])
  /** Where the log stood when this browser came to the table. */
  since = $state(0)
  connected = $state(false)
  /** The last thing that was refused, until something else is tried. */
  refusal = $state<Refusal | null>(null)
  /** Why there is nothing to see: no such table, or a private one. */
  lost = $state<Refused | null>(null)

  readonly #commands = new Commands()
  readonly #line: Line
  #seq: number | null = null
  #asked = false

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {
    const query = link ? `?link=${encodeURIComponent(link)}` : ''
    this.#line = new Line(`/api/tables/${id}/socket${query}`, {
      opened: () => this.#hello(),
      heard: (text) => this.#hear(JSON.parse(text) as Incoming),
      lost: (greeted) => this.#broken(greeted),
    })
  }

  /** One's own seat; null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? this.card?.seats.find((seat) => seat.you)?.seat ?? null
  }

  /** Whether the table waits for us, and not for a bot in our seat. */
  get asked(): boolean {
    const { seat, view } = this
    if (seat === null || !view || view.over) return false
    return view.table.awaited.includes(seat) && !view.table.away.includes(seat)
  }

  /** Send a command; resolves once it is durable, and rejects with the reason if it is refused. */
  send(command: Command): Promise<number> {
    return this.#say<number>(command)
  }

  /** What a bot would do here. */
  hint(): Promise<number[]> {
    return this.#say<number[]>({ type: 'hint' })
  }

  leave(): void {
    this.#line.end()
  }

  /** Come to the table anew, as whoever one is now. */
  reconnect(): void {
    this.#line.again()
  }

  /** The whole log from the beginning, for those who tell the story. */
  async catchUp(): Promise<void> {
    const first = this.steps[0]?.seq
    if (first !== undefined && first <= 1) return
    const log = await api.log(this.id, this.link)
    this.#keep(log)
  }

  /** The card anew: its deadline, and whether the game is over. */
  async look(): Promise<void> {
    this.card = await api.table(this.id, this.link)
  }

  #say<Answer extends number | number[]>(command: Command): Promise<Answer> {
    this.refusal = null
    const { text, answer } = this.#commands.add<Answer>(command)
    // Before the welcome it waits with the others: they are all said again then.
    if (this.connected) this.#line.send(text)
    return answer
  }

  #hello(): void {
    this.#asked = true
    this.#line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: this.#seq }))
  }

  #broken(greeted: boolean): void {
    this.connected = false
    if (greeted || this.view) return
    // A socket that is not let in says nothing to a browser: the card's address says why.
    api.table(this.id, this.link).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return
      this.lost = error
      this.leave()
    })
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'table':
        this.card = message.table
        this.#up()
        break
      case 'step':
        this.#step(message)
        break
      case 'ack':
        this.#commands.done(message.id, message.seq)
        break
      case 'hint':
        this.#commands.done(message.id, message.moves)
        break
      case 'refused':
        this.#refused(message.id, message)
        break
      case 'closing': // the line breaks in a moment
    }
  }

  #welcome(message: Extract<Incoming, { type: 'welcome' }>): void {
    const gap = this.#seq !== null && message.missed === null && message.seq > this.#seq
    if (this.#seq === null) this.since = message.seq
    this.card = message.table
    this.view = message.view
    this.#seq = message.seq
    this.#asked = false
    if (gap) this.steps = [] // whoever needs them fetches them again
    else this.#keep(message.missed ?? [])
    this.#up()
  }

  #up(): void {
    this.#line.works()
    if (this.connected) return
    this.connected = true
    this.#sayAgain()
  }

  #sayAgain(): void {
    for (const text of this.#commands.texts()) this.#line.send(text)
  }

  #step(step: Step): void {
    if (this.#seq !== null && step.seq <= this.#seq) return
    if (this.#seq === null || step.seq > this.#seq + 1) {
      if (!this.#asked) this.#hello() // something was lost
      return
    }
    const before = this.asked
    this.#seq = step.seq
    if (this.view && step.patch) merge(this.view as unknown as Record<string, unknown>, step.patch)
    this.#keep([step])
    // Steps say nothing of the card; two things on it matter: a new deadline of one's own, and the end.
    const ended = this.view?.over === true && this.card?.status === 'running'
    if (ended || (this.asked && !before)) void this.look().catch(() => undefined)
  }

  #refused(id: string | null, refusal: Refusal): void {
    if (AGAIN.has(refusal.code)) {
      setTimeout(() => this.connected && this.#sayAgain(), A_MOMENT)
      return
    }
    this.refusal = { code: refusal.code, message: refusal.message, rule: refusal.rule }
    if (id !== null) this.#commands.refused(id, this.refusal)
  }

  /** Steps at their places: those at hand and new ones, each once. */
  #keep(steps: Step[]): void {
    if (!steps.length) return
    const last = this.steps.at(-1)?.seq ?? -1
    if (steps[0]!.seq > last) this.steps = [...this.steps, ...steps]
    else {
      const all = new Map([...this.steps, ...steps].map((step) => [step.seq, step]))
      this.steps = [...all.values()].sort((a, b) => a.seq - b.seq)
    }
  }
}
