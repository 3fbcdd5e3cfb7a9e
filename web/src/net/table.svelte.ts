// A table as this browser knows it: one line to the server, and the view that its messages patch. A game looks at its
// own tables as `Table` of its views and events.
import { api, Refused } from './api'
import { host, token } from './host'
import type { Ends, Line } from './line'
import type { Advice, Command, Event, Incoming, Step, TableCard, View } from './messages'
import { PROTOCOL } from './messages'
import type { Led } from './wire'
import { Pace } from './playback/pace.svelte'
import { language } from '../text/t'
import { query } from './query'
import { answer } from './fairness/sealing'
import { heardTime } from './server-time'
import { SocketLine } from './socket'
import { Shown, type Told } from './playback/shown.svelte'
import type { Kept } from './playback/tale'
import { type Answer, Commands, type Refusal } from './waiting'

/** Refusals that only ask for patience. */
const AGAIN = new Set(['busy', 'too-fast', 'no-database'])
/** Refusals of tables that this server cannot play: asking again would not help. */
const UNPLAYABLE = new Set(['other-rules', 'other-facts'])
/** The host has closed a table before its game. */
const CLOSED = 'table-closed'
const A_MOMENT = 1000
/** Seconds for a decision. */
const HURRIED = 60

export class Table<V extends View = View, E extends Event = Event> {
  card = $state<TableCard | null>(null)
  /** Where the log stood when this browser came to the table. */
  since = $state(0)
  connected = $state(false)
  /** The last thing that was refused, until something else is tried. */
  refusal = $state<Refusal | null>(null)
  /** Why there is nothing to see: no such table, a private one, or one of other rules than the server's. */
  lost = $state<Refused | null>(null)
  /** What somebody shows those who look at the finished game. */
  led = $state.raw<Led | null>(null)

  /** Who came, where several people share a device. */
  readonly #token = token()
  readonly #commands = new Commands()
  readonly #line: Line
  readonly #shown: Shown<V, E>
  /** The last step that was heard, which may still wait to be shown. */
  #seq: number | null = null
  /** Whether hello was said and is not answered. */
  #greeting = false

  constructor(
    readonly id: string,
    readonly link: string | null,
    readonly pace = new Pace(),
  ) {
    this.#shown = new Shown(pace, () => this.#changed())
    const path = `/api/tables/${id}/socket${query({ link, language: language() })}`
    const ends: Ends = {
      opened: () => this.#hello(),
      heard: (text) => this.#hear(JSON.parse(text) as Incoming<V, E>),
      lost: (greeted) => this.#broken(greeted),
    }
    this.#line = host().line?.(path, ends) ?? new SocketLine(path, ends)
  }

  /** The table as it is shown, which may be a few moments behind the server: see `pace`. */
  get view(): V | null {
    return this.#shown.view
  }

  /** The table's log as far as it is at hand and told, without gaps; see `catchUp`. */
  get steps(): Step<E>[] {
    return this.#shown.steps
  }

  /** What is being looked at; null where nothing is told. */
  get moment(): Told<E> | null {
    return this.#shown.moment
  }

  /** The rounds that ended while this browser was here, as the game keeps them. */
  get rounds(): Kept[] {
    return this.#shown.rounds
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

  /** What to do here; `about` are the cards that are laid so far. */
  hint(about = ''): Promise<Advice> {
    return this.#say<Advice>({ type: 'hint', about })
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
    this.#shown.recall(await api.log<E>(this.id, this.link))
  }

  /** The card anew: whether the game is over. */
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
    this.#greeting = true
    this.#line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: this.#seq, ...(this.#token !== null && { token: this.#token }) }))
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

  #hear(message: Incoming<V, E>): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'table':
        this.card = message.table
        this.#up()
        // A refusal means that the table has moved on: its next message says where.
        answer(message.table).catch(() => undefined)
        break
      case 'step':
        this.#step(message)
        break
      case 'ack':
        this.#commands.done(message.id, message.seq)
        break
      case 'hint':
        this.#commands.done(message.id, message)
        break
      case 'refused':
        this.#refused(message.id, message)
        break
      case 'led':
        this.led = message
        break
      case 'closing': // the line breaks in a moment
    }
  }

  #welcome(message: Extract<Incoming<V, E>, { type: 'welcome' }>): void {
    // Who comes for the first time misses nothing.
    const missed = this.#seq === null ? [] : message.missed
    if (this.#seq === null) this.since = message.seq
    this.card = message.table
    heardTime(message.now)
    this.#shown.stand(message.view, message.seq, missed)
    this.#seq = message.seq
    this.#greeting = false
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

  #step(step: Step<E>): void {
    if (this.#seq !== null && step.seq <= this.#seq) return
    if (this.#seq === null || step.seq > this.#seq + 1) {
      if (!this.#greeting) this.#hello() // something was lost
      return
    }
    this.#seq = step.seq
    this.#shown.tell(step, step.seat === this.seat && step.by === 'player')
    // Where one has little time to decide, none of it is spent on tales.
    if (this.card?.pace === 'live' && this.card.seconds < HURRIED) this.pace.skip()
  }

  /** Steps say nothing of the card, on which the end of the game matters. */
  #changed(): void {
    if (this.view?.over === true && this.card?.status === 'running') void this.look().catch(() => undefined)
  }

  #refused(id: string | null, refusal: Refusal): void {
    if (AGAIN.has(refusal.code)) {
      setTimeout(() => this.connected && this.#sayAgain(), A_MOMENT)
      return
    }
    if (id === null && refusal.code === CLOSED) {
      this.lost = new Refused(refusal.code, refusal.message, 404)
      this.leave()
      return
    }
    if (id === null && UNPLAYABLE.has(refusal.code)) {
      this.lost = new Refused(refusal.code, refusal.message, 409)
      this.leave()
      void this.look().catch(() => undefined) // the card says whether there is a record
      return
    }
    this.refusal = { code: refusal.code, message: refusal.message, rule: refusal.rule }
    if (id !== null) this.#commands.refused(id, this.refusal)
  }
}
