// The worker that leaves a memory for the next visit, and ends.
import type { ToMemory } from './calls'
import { keep, kept } from './memory'
import { startForMemory } from './python'

async function leave({ files, language }: ToMemory): Promise<void> {
  if (await kept(files)) return
  const python = await startForMemory(files)
  await python.runPythonAsync(`from bakufu.edition.warm import warm; await warm(${JSON.stringify(language)})`)
  await keep(files, python.makeMemorySnapshot())
}

addEventListener('message', ({ data }: MessageEvent<ToMemory>) => {
  leave(data)
    .catch((error: unknown) => console.warn('no memory is kept:', error))
    .finally(close)
})
