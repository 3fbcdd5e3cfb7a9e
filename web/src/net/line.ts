// A line to the server that is kept up: after a break it is opened again, at first soon, then with patience.

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

interface Ends {
  opened: () => void
  heard: (text: string) => void
  /** The line is down. `greeted`: whether it had been up. */
  lost: (greeted: boolean) => void
}

export class Line {
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

  /** Whether it could be sent; what could not is lost. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(text)
    return true
  }

  /** The other side has answered: the next break starts with a short wait. */
  works(): void {
    this.#failures = 0
  }

  /** Break the line and open it at once. */
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
