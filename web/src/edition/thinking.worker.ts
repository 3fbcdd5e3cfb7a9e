// The worker that thinks: for the bots, and for whoever asks. It knows one seat's view at a time.
import type { Done, Job } from './calls'
import { startPython } from './python'

const say = (message: Done): void => postMessage(message)

let think: Promise<(packed: string) => string> | undefined

async function start(files: Extract<Job, { type: 'start' }>['files']): Promise<(packed: string) => string> {
  const python = await startPython(files)
  const { think } = python.pyimport('bakufu.edition.worker') as { think: (packed: string) => string }
  say({ type: 'ready' })
  return think
}

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  if (data.type === 'start') {
    think = start(data.files)
    think.catch((error: unknown) => say({ type: 'broken', why: String(error) }))
    return
  }
  try {
    say({ type: 'done', id: data.id, packed: (await think!)(data.packed) })
  } catch (error) {
    say({ type: 'failed', id: data.id, why: String(error) })
  }
})
