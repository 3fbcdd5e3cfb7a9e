// Times the decisions of Samurai inside Pyodide: `node samurai.mjs LIBRARY BUNDLE PAGES` prints milliseconds as JSON. PAGES is
// the Python source that plays, as in tests/edition/play.mjs.
import { readFileSync } from 'node:fs'
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs'

const [library, bundle, pages] = process.argv.slice(2)
const python = await loadPyodide({ stdLibURL: library })
python.unpackArchive(new Uint8Array(readFileSync(bundle)), 'zip', { extractDir: '/' })
python.unpackArchive(python.FS.readFile('/files.zip'), 'zip', { extractDir: '/bakufu' })
python.runPython("import sys; sys.path.insert(0, '/bakufu')")
python.runPython(readFileSync(pages, 'utf8'))
const found = await python.runPythonAsync(`
import time
from bakufu.edition import jobs

times = []
decide = jobs.JOBS["decide"]

def timed(*given):
    before = time.perf_counter()
    moves = decide(*given)
    times.append(1000 * (time.perf_counter() - before))
    return moves

jobs.JOBS["decide"] = timed
for game, players in (("shogun", 3), ("katana", 3)):
    page = Page(a_host())
    await page.sit(game, {"players": players}, {seat: "samurai" for seat in range(1, players)})
    await page.play_on(random.Random(1))
json.dumps(times)
`)
console.log(found)
