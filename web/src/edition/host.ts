// The edition inside this browser as a host: a worker answers what a server would.
import type { Host } from '../net/host'
import type { Ends, Line } from '../net/line'
import type { Files, FromWorker, ToWorker } from './calls'
import { inFolder } from './folder'
import { progress } from './progress.svelte'
import Tables from './tables.worker?worker'

const NO_CONTENT = 204

export class Edition implements Host {
  readonly place = inFolder
  readonly alone = true
  readonly #worker = new Tables()
  readonly #asked = new Map<number, (answer: Response) => void>()
  readonly #lines = new Map<number, Ends>()
  #number = 0

  constructor(files: Files) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = (event) => progress.fail(event.message)
    this.#post({ type: 'start', files })
  }

  readonly newToken = (): string => crypto.randomUUID()

  ask(method: string, path: string, body: string | undefined, language: string, token: string | null): Promise<Response> {
    const id = ++this.#number
    const answered = new Promise<Response>((done) => this.#asked.set(id, done))
    this.#post({ type: 'ask', id, method, path, body: body ?? '', language, token: token ?? '' })
    return answered
  }

  /** A line to a worker never breaks; it can only be opened again. */
  readonly line = (path: string, ends: Ends): Line => {
    let socket = 0
    const open = () => {
      socket = ++this.#number
      this.#lines.set(socket, ends)
      const language = new URLSearchParams(path.split('?')[1]).get('language') ?? ''
      this.#post({ type: 'connect', socket, path, language })
      queueMicrotask(ends.opened)
    }
    const end = () => {
      this.#lines.delete(socket)
      this.#post({ type: 'close', socket })
    }
    open()
    return {
      send: (text) => {
        this.#post({ type: 'say', socket, text })
        return true
      },
      works: () => undefined,
      again: () => {
        end()
        ends.lost(true)
        open()
      },
      end,
    }
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'stage':
        progress.reach(message.stage)
        break
      case 'failed':
        progress.fail(message.why)
        break
      case 'said':
        this.#lines.get(message.socket)?.heard(message.text)
        break
      case 'answer': {
        const { id, status, kind, body } = message
        this.#asked.get(id)?.(new Response(status === NO_CONTENT ? null : body, { status, headers: { 'Content-Type': kind } }))
        this.#asked.delete(id)
      }
    }
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}
