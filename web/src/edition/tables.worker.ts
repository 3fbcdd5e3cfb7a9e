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
/** Milliseconds in which the page draws the table whose bots want to think: both at once take it three times as long. */
const DRAWING = 1000

const say = (message: FromWorker): void => postMessage(message)

/** The worker that thinks: jobs are answered in their order. It starts when it is needed, or when nobody needs the time of
 * this one. */
class Thinking {
  #worker: Promise<Worker> | null = null
  readonly #waiting = new Map<number, { done: (packed: string) => void; failed: (error: Error) => void }>()
  #number = 0

  constructor(readonly files: Files) {
    setTimeout(() => void this.#started(0), QUIET)
  }

  send = (packed: string): Promise<string> =>
    new Promise((done, failed) => {
      const id = ++this.#number
      this.#waiting.set(id, { done, failed })
      void this.#started(DRAWING).then((worker) => worker.postMessage({ type: 'job', id, packed } satisfies Job))
    })

  #started(after: number): Promise<Worker> {
    return (this.#worker ??= new Promise((done) => setTimeout(() => done(this.#start()), after)))
  }

  #start(): Worker {
    const worker = new Thinker()
    worker.onmessage = ({ data }: MessageEvent<Done>) => this.#hear(data)
    worker.postMessage({ type: 'start', files: this.files } satisfies Job)
    return worker
  }

  #hear(said: Done): void {
    if (said.type === 'ready') return say({ type: 'stage', stage: 'ready' })
    if (said.type === 'broken') return say({ type: 'failed', why: said.why })
    const waiting = this.#waiting.get(said.id)
    this.#waiting.delete(said.id)
    if (said.type === 'done') waiting?.done(said.packed)
    else waiting?.failed(new Error(said.why))
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
