// Plays games inside Pyodide: `node play.mjs LIBRARY BUNDLE PAGES FIRST AFTER` prints as JSON their digests, and the modules
// of the standard library that had to be compiled. LIBRARY is the one that the client has, PAGES the Python source that
// plays, the same that runs outside. The second half of the games is played by another Python, which starts from the memory
// that the first one has left, as at a later visit.
import { readFileSync } from 'node:fs'
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs'

const [library, bundle, pages, first, after] = process.argv.slice(2)
const half = Math.ceil((Number(first) + Number(after)) / 2)

async function started(options) {
  const python = await loadPyodide({ stdLibURL: library, ...options })
  python.unpackArchive(new Uint8Array(readFileSync(bundle)), 'zip', { extractDir: '/' })
  python.unpackArchive(python.FS.readFile('/files.zip'), 'zip', { extractDir: '/bakufu' })
  return python
}

async function played(python, from, to) {
  python.runPython(readFileSync(pages, 'utf8'))
  const found = await python.runPythonAsync(`
games = await many(${from}, ${to})
compiled = sorted(name for name, one in sys.modules.items() if ".zip/" in str(one.__spec__) and one.__spec__.origin.endswith(".py"))
json.dumps([games, compiled])
`)
  return JSON.parse(found)
}

const one = await started({ _makeSnapshot: true })
one.runPython("import sys; sys.path.insert(0, '/bakufu')")
await one.runPythonAsync("from bakufu.edition.warm import warm; await warm('en')")
const memory = one.makeMemorySnapshot()
const [games, compiled] = await played(one, Number(first), half)
const [more, alsoCompiled] = await played(await started({ _loadSnapshot: memory }), half, Number(after))
console.log(JSON.stringify([[...games, ...more], [...compiled, ...alsoCompiled]]))
