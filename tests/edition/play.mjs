// Plays games inside Pyodide: `node play.mjs LIBRARY BUNDLE PAGES FIRST AFTER` prints as JSON their digests, and the modules
// of the standard library that had to be compiled. LIBRARY is the one that the client has, PAGES the Python source that
// plays, the same that runs outside.
import { readFileSync } from 'node:fs'
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs'

const [library, bundle, pages, first, after] = process.argv.slice(2)
const python = await loadPyodide({ stdLibURL: library })
python.unpackArchive(new Uint8Array(readFileSync(bundle)), 'zip', { extractDir: '/' })
python.unpackArchive(python.FS.readFile('/files.zip'), 'zip', { extractDir: '/bakufu' })
python.runPython("import sys; sys.path.insert(0, '/bakufu')")
python.runPython(readFileSync(pages, 'utf8'))
const found = await python.runPythonAsync(`
import json
games = await many(${Number(first)}, ${Number(after)})
compiled = sorted(name for name, one in sys.modules.items() if ".zip/" in str(one.__spec__) and one.__spec__.origin.endswith(".py"))
json.dumps([games, compiled])
`)
console.log(found)
