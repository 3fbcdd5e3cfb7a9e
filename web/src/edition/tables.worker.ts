// The worker that holds the tables: it answers the page as a server would, and lets a second worker think for the bots.
import type { Done, Files, FromWorker, Job, ToWorker } from './calls'
import { download, startPython } from './python'
import { Storage } from './storage'
import Thinker from './thinking.worker?worker'

interface Tables {
  request(method: string, path: string, body: string, language: string, token: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>
  connect(socket: number, path: string, language: string): void
  receive(socket: number, text: string): Promise<void>
  close(socket: number): void
}

interface Package {
  Worker: (storage: Storage, send: (packed: string) => Promise<string>, post: (socket: number, text: string) => void) => Tables
}

/** Milliseconds after the first worker is there. */
const QUIET = 3000

const say = (message: FromWorker): void => postMessage(message)

/** The worker that thinks: jobs are answered in their order. It starts when it is needed, or when nobody needs the time of
 * this one. */
class Thinking {
  #worker: Worker | null = null
  readonly #waiting = new Map<number, { done: (packed: string) => void; failed: (error: Error) => void }>()
  #number = 0

  constructor(readonly files: Files) {
    setTimeout(() => this.start(), QUIET)
  }

  start(): void {
    if (this.#worker) return
    this.#worker = new Thinker()
    this.#worker.onmessage = ({ data }: MessageEvent<Done>) => {
      if (data.type === 'ready') return say({ type: 'stage', stage: 'ready' })
      if (data.type === 'broken') return say({ type: 'failed', why: data.why })
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if (data.type === 'done') waiting?.done(data.packed)
      else waiting?.failed(new Error(data.why))
    }
    this.#post({ type: 'start', files: this.files })
  }

  send = (packed: string): Promise<string> =>
    new Promise((done, failed) => {
      const id = ++this.#number
      this.#waiting.set(id, { done, failed })
      this.start()
      this.#post({ type: 'job', id, packed })
    })

  #post(job: Job): void {
    this.#worker!.postMessage(job)
  }
}

let tables: Promise<Tables> | undefined

async function start(files: Files): Promise<Tables> {
  await download(files)
  say({ type: 'stage', stage: 'python' })
  const python = await startPython(files)
  say({ type: 'stage', stage: 'rules' })
  const { Worker } = python.pyimport('bakufu.edition.worker') as Package
  const thinking = new Thinking(files)
  say({ type: 'stage', stage: 'bots' })
  return Worker(new Storage(), thinking.send, (socket, text) => say({ type: 'said', socket, text }))
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    tables = start(message.files)
    await tables
    return
  }
  const there = await tables!
  switch (message.type) {
    case 'ask': {
      const answer = await there.request(message.method, message.path, message.body, message.language, message.token)
      const [status, kind, body] = answer.toJs()
      answer.destroy()
      say({ type: 'answer', id: message.id, status, kind, body })
      break
    }
    case 'connect':
      there.connect(message.socket, message.path, message.language)
      break
    case 'say':
      await there.receive(message.socket, message.text)
      break
    case 'close':
      there.close(message.socket)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => say({ type: 'failed', why: String(error) }))
})
