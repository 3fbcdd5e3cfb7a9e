// A line to the server: after a break it is opened again, at first soon, then with patience.
import type { Ends, Line } from './line'

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

export class SocketLine implements Line {
  #socket: WebSocket | null = null
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(
    readonly path: string,
    readonly ends: Ends,
  ) {
    addEventListener('online', this.#now)
    this.#open()
  }

  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(text)
    return true
  }

  works(): void {
    this.#failures = 0
  }

  again(): void {
    const old = this.#socket
    this.#socket = null
    clearTimeout(this.#timer)
    old?.close()
    this.ends.lost(true)
    this.#open()
  }

  end(): void {
    this.#ended = true
    removeEventListener('online', this.#now)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    let greeted = false
    this.#socket = socket
    socket.onopen = () => {
      greeted = true
      this.ends.opened()
    }
    socket.onmessage = (message: MessageEvent<string>) => this.ends.heard(message.data)
    socket.onclose = () => {
      if (this.#ended || this.#socket !== socket) return
      this.#socket = null
      this.#timer = setTimeout(() => this.#open(), this.#wait())
      this.ends.lost(greeted)
    }
  }

  /** Twice as long after each failure, and a little different for everybody: not all come back at once. */
  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    return longest * (0.5 + Math.random() / 2)
  }

  readonly #now = () => {
    if (this.#socket || this.#ended) return
    clearTimeout(this.#timer)
    this.#open()
  }
}
