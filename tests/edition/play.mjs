// Plays games inside Pyodide: `node play.mjs LIBRARY BUNDLE PAGES FIRST AFTER` prints their digests as JSON. LIBRARY is the
// standard library that the client has, PAGES the Python source that plays, the same that runs outside.
import { readFileSync } from 'node:fs'
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs'

const [library, bundle, pages, first, after] = process.argv.slice(2)
const python = await loadPyodide({ stdLibURL: library })
python.unpackArchive(new Uint8Array(readFileSync(bundle)), 'zip', { extractDir: '/' })
python.unpackArchive(python.FS.readFile('/files.zip'), 'zip', { extractDir: '/bakufu' })
python.runPython("import sys; sys.path.insert(0, '/bakufu')")
python.runPython(readFileSync(pages, 'utf8'))
const found = await python.runPythonAsync(`import json; json.dumps(await many(${Number(first)}, ${Number(after)}))`)
console.log(found)
