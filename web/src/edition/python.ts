// Python inside a worker: Pyodide from our own files, and the package that `bakufu site` has packed.
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { info } from 'pyodide/pyodide-lock.json'

/** Where both are found, as whole addresses. */
export interface Files {
  pyodide: string
  bakufu: string
}

const OF_PYODIDE = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']
const PLACE = '/bakufu'
/** The archive of files within the package, which is compressed as one. */
const FILES = '/files.zip'
// Nothing beyond the standard library is ever installed, so there is nothing to look up.
const NO_PACKAGES = JSON.stringify({ info, packages: {} })

/** All files into the browser's cache, where two workers find them. */
export async function download({ pyodide, bakufu }: Files): Promise<void> {
  await Promise.all([...OF_PYODIDE.map((name) => pyodide + name), bakufu].map(content))
}

async function content(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Python with our package on its path. */
export async function startPython({ pyodide, bakufu }: Files): Promise<PyodideAPI> {
  const packed = content(bakufu)
  const python = await loadPyodide({
    indexURL: pyodide,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: pyodide,
  })
  python.unpackArchive(await packed, 'zip', { extractDir: '/' })
  python.unpackArchive(python.FS.readFile(FILES) as Uint8Array, 'zip', { extractDir: PLACE })
  python.FS.unlink(FILES)
  // What is compiled here is gone with the page: writing it down would only take time.
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '${PLACE}')`)
  return python
}
