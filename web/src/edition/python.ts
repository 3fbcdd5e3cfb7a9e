// Python inside a worker: Pyodide from our own files, and the package that `bakufu site` has packed. It starts from the memory
// that an earlier visit has left, where there is one: then nothing is imported and read again.
import { unzipSync } from 'fflate'
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { info } from 'pyodide/pyodide-lock.json'
import type { Files } from './calls'
import { forget, kept } from './memory'

const OF_PYODIDE = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']
const PLACE = '/bakufu'
/** The archive of files within the package, which is compressed as one. */
const FILES = 'files.zip'
// Nothing beyond the standard library is ever installed, so there is nothing to look up.
const NO_PACKAGES = JSON.stringify({ info, packages: {} })
/** Seen among a worker's performance entries if it has started from memory. */
export const FROM_MEMORY = 'python-from-memory'

/** All files into the browser's cache, where two workers find them. */
export async function download({ pyodide, bakufu }: Files): Promise<void> {
  await Promise.all([...OF_PYODIDE.map((name) => pyodide + name), bakufu].map(content))
}

async function content(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Python with our package on its path. */
export async function startPython(files: Files): Promise<PyodideAPI> {
  const packed = content(files.bakufu)
  const python = (await fromMemory(files)) ?? (await afresh(files))
  unpack(python, await packed)
  return python
}

/** Python that can leave its memory. */
export async function startForMemory(files: Files): Promise<PyodideAPI> {
  const python = await afresh(files, { _makeSnapshot: true })
  unpack(python, await content(files.bakufu))
  return python
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>

const load = ({ pyodide }: Files, more: Options): Promise<PyodideAPI> =>
  loadPyodide({ indexURL: pyodide, lockFileContents: NO_PACKAGES, packageBaseUrl: pyodide, ...more })

async function afresh(files: Files, more: Options = {}): Promise<PyodideAPI> {
  const python = await load(files, more)
  // What is compiled here is gone with the page: writing it down would only take time.
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '${PLACE}')`)
  return python
}

async function fromMemory(files: Files): Promise<PyodideAPI | null> {
  const memory = await kept(files)
  if (!memory) return null
  try {
    const python = await load(files, { _loadSnapshot: memory })
    python.runPython('import random; random.seed()') // or every visit would have the same luck
    performance.mark(FROM_MEMORY)
    return python
  } catch (error) {
    console.warn('starting afresh:', error)
    await forget()
    return null
  }
}

/** Files aren't part of the memory. */
function unpack({ FS }: PyodideAPI, packed: Uint8Array): void {
  const files = Object.entries(unzipSync(unzipSync(packed)[FILES]!))
  const folders = new Set(files.map(([name]) => `${PLACE}/${name.slice(0, name.lastIndexOf('/') + 1)}`))
  for (const folder of folders) FS.mkdirTree(folder)
  for (const [name, bytes] of files) FS.writeFile(`${PLACE}/${name}`, bytes, { canOwn: true })
}
