// A table as this browser knows it: one socket, kept alive, and the view it patches.
import type { Command, Incoming, Step, TableCard } from './messages'
import { PROTOCOL } from './messages'
import { merge } from './patch'
import type { View } from './view'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const KEPT_STEPS = 400

interface Refusal {
  message: string
  rule: string | null
}

export class Table {
  card = $state<TableCard | null>(null)
  view = $state<View | null>(null)
  steps = $state.raw<Step[]>([])
  connected = $state(false)
  refusal = $state<Refusal | null>(null)

  #socket: WebSocket | null = null
  #seq: number | null = null
  #wait = FIRST_WAIT
  #left = false
  #number = 0
  #waiting = new Map<string, { done: (seq: number) => void; failed: (refusal: Refusal) => void }>()
  #hints = new Map<string, (moves: number[]) => void>()
  readonly #session = Math.random().toString(36).slice(2, 10)

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {
    this.#connect()
  }

  /** Send a command; resolves once it is durable, and rejects with the reason if it is refused. */
  send(command: Command): Promise<number> {
    const id = `${this.#session}-${++this.#number}`
    this.refusal = null
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#socket?.send(JSON.stringify({ ...command, id }))
    })
  }

  /** What a bot would do here. */
  hint(): Promise<number[]> {
    const id = `${this.#session}-${++this.#number}`
    return new Promise((found) => {
      this.#hints.set(id, found)
      this.#socket?.send(JSON.stringify({ type: 'hint', id }))
    })
  }

  leave(): void {
    this.#left = true
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const link = this.link ? `?link=${encodeURIComponent(this.link)}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket${link}`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: this.#seq }))
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data) as Incoming)
    socket.onclose = () => this.#again()
  }

  /** The line is lost: try again, at first soon, then with patience. */
  #again(): void {
    this.connected = false
    if (this.#left) return
    setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case 'welcome':
        this.connected = true
        this.#wait = FIRST_WAIT
        this.card = message.table
        this.view = message.view
        this.#seq = message.seq
        this.#keep(message.missed ?? [])
        break
      case 'table':
        this.connected = true
        this.card = message.table
        break
      case 'step':
        this.#seq = message.seq
        if (this.view && message.patch) merge(this.view as unknown as Record<string, unknown>, message.patch)
        this.#keep([message])
        break
      case 'ack':
        this.#waiting.get(message.id)?.done(message.seq)
        this.#waiting.delete(message.id)
        break
      case 'refused':
        this.#refused(message.id, { message: message.message, rule: message.rule })
        break
      case 'hint':
        this.#hints.get(message.id)?.(message.moves)
        this.#hints.delete(message.id)
        break
      case 'closing':
        this.connected = false
    }
  }

  #refused(id: string | null, refusal: Refusal): void {
    this.refusal = refusal
    if (id === null) return
    this.#waiting.get(id)?.failed(refusal)
    this.#waiting.delete(id)
    this.#hints.delete(id)
  }

  #keep(steps: Step[]): void {
    if (steps.length) this.steps = [...this.steps, ...steps].slice(-KEPT_STEPS)
  }
}
