// A table as this browser knows it: one line to the server, and the view that its messages patch.
import { api, Refused } from './api'
import { become, type Json } from './become'
import { Line } from './line'
import type { Advice, Command, Incoming, Step, TableCard } from './messages'
import { PROTOCOL } from './messages'
import { partsOf, type Part } from './moments'
import { Pace, type Moment } from './pace.svelte'
import { merge } from './patch'
import { Rounds, type Round } from './rounds'
import { askNobody, unfold } from './unfold'
import type { GameEvent, View } from './view'
import { type Answer, Commands, type Refusal } from './waiting'

/** Refusals that only ask for patience. */
const AGAIN = new Set(['busy', 'too-fast', 'no-database'])
const A_MOMENT = 1000
/** Seconds for a decision. */
const HURRIED = 60

export class Table {
  card = $state<TableCard | null>(null)
  /** Changed in place: what did not change is not drawn again. */
  view = $state<View | null>(null)
  /** The table's log as far as it is at hand and told, without gaps; see `catchUp`. */
  steps = $state.raw<Step[]>([])
  /** Where the log stood when this browser came to the table. */
  since = $state(0)
  /** What is being looked at: the part of a step, and the throw that is seen with it; null where nothing is told. */
  moment = $state.raw<{ part: Step; whole: Step; throws: GameEvent | null } | null>(null)
  /** The seasons that ended while this browser was here. */
  rounds = $state.raw<Round[]>([])
  connected = $state(false)
  /** The last thing that was refused, until something else is tried. */
  refusal = $state<Refusal | null>(null)
  /** Why there is nothing to see: no such table, or a private one. */
  lost = $state<Refused | null>(null)

  readonly #commands = new Commands()
  readonly #line: Line
  readonly #looking = new Rounds()
  /** The last step that was heard, which may still wait to be shown. */
  #seq: number | null = null
  #shown = 0
  #asked = false

  constructor(
    readonly id: string,
    readonly link: string | null,
    readonly pace = new Pace(),
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
  hint(): Promise<Advice> {
    return this.#say<Advice>({ type: 'hint' })
  }

  leave(): void {
    this.pace.end()
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
    const next = this.steps[0]?.seq ?? this.#shown + 1
    this.steps = [...log.filter((step) => step.seq < next), ...this.steps]
  }

  /** The card anew: its deadline, and whether the game is over. */
  async look(): Promise<void> {
    this.card = await api.table(this.id, this.link)
  }

  #say<T extends Answer>(command: Command): Promise<T> {
    this.refusal = null
    const { text, answer } = this.#commands.add<T>(command)
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
        this.#commands.done(message.id, { moves: message.moves, reasons: message.reasons })
        break
      case 'refused':
        this.#refused(message.id, message)
        break
      case 'closing': // the line breaks in a moment
    }
  }

  #welcome(message: Extract<Incoming, { type: 'welcome' }>): void {
    this.pace.skip()
    const gap = this.#seq !== null && message.missed === null && message.seq > this.#seq
    if (this.#seq === null) this.since = message.seq
    this.card = message.table
    this.view = message.view
    if (message.view) this.#looking.begin(message.view)
    this.#seq = message.seq
    this.#shown = message.seq
    this.#asked = false
    if (gap) this.steps = [] // whoever needs them fetches them again
    else if (message.missed) this.steps = [...this.steps, ...message.missed.filter((step) => !this.#has(step.seq))]
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
    this.#seq = step.seq
    // What can't be undone any more is not offered, also while it is still told why.
    const around = step.patch?.['table'] as Partial<View['table']> | undefined
    if (this.view && around?.can_undo === false) this.view.table.can_undo = false
    this.pace.add(this.#moments(step), step.seat === this.seat && step.by === 'player')
    // Where one has little time to decide, none of it is spent on tales.
    if (this.card?.pace === 'live' && this.card.seconds < HURRIED) this.pace.skip()
  }

  #moments(whole: Step): Moment[] {
    const parts: Part[] = this.pace.atOnce ? [{ events: whole.events, stay: 0 }] : partsOf(whole)
    let after: View | null = null
    return parts.map(({ events, stay, throws = null }, at) => ({
      stay,
      show: (told) => {
        const last = at === parts.length - 1
        if (at === 0 && !last) after = this.#after(whole)
        const part = parts.length === 1 ? whole : { ...whole, events, part: at }
        this.#show(part, last, after)
        this.moment = told ? { part, whole, throws } : null
      },
    }))
  }

  /** The view at the end of a step that is about to be told in parts. */
  #after(step: Step): View | null {
    const view = JSON.parse(JSON.stringify(this.view)) as View | null
    if (view && step.patch) merge(view as unknown as Json, step.patch)
    return view
  }

  #show(part: Step, last: boolean, after: View | null): void {
    const before = this.asked
    const { view } = this
    const ended = view && this.#looking.ended(part, view)
    if (ended) this.rounds = [...this.rounds, ended]
    if (view && !last) {
      askNobody(view)
      unfold(view, part.events)
    } else if (view && after) become(view as unknown as Json, after as unknown as Json)
    else if (view && part.patch) merge(view as unknown as Json, part.patch)
    if (view) this.#looking.laidOut(part, view)
    this.#shown = part.seq
    this.steps = [...this.steps, part]
    // Steps say nothing of the card; two things on it matter: a new deadline of one's own, and the end.
    const over = this.view?.over === true && this.card?.status === 'running'
    if (over || (this.asked && !before)) void this.look().catch(() => undefined)
  }

  #refused(id: string | null, refusal: Refusal): void {
    if (AGAIN.has(refusal.code)) {
      setTimeout(() => this.connected && this.#sayAgain(), A_MOMENT)
      return
    }
    this.refusal = { code: refusal.code, message: refusal.message, rule: refusal.rule }
    if (id !== null) this.#commands.refused(id, this.refusal)
  }

  #has(seq: number): boolean {
    return (this.steps.at(-1)?.seq ?? -1) >= seq
  }
}
