// Opens the edition: its workers start at once, and a screen shows how far they are where somebody waits for them.
import { mount } from 'svelte'
import type { Host } from '../net/host'
import { language, spoken } from '../text/t'
import type { ToMemory } from './calls'
import { Edition } from './host'
import { install } from './install.svelte'
import Memory from './memory.worker?worker'
import { progress } from './progress.svelte'
import { updates } from './updates.svelte'

/** `named`: the folder of Pyodide and the package of Python, seen from the page. */
export function openEdition(named: string): Host {
  const [pyodide, bakufu] = named.split(' ').map((path) => new URL(path, document.baseURI).href)
  install.listen()
  void spoken(import('./Getting.svelte')).then(({ default: Getting }) => mount(Getting, { target: document.body }))
  // When everything is there: what is kept for the next start must not slow down the first one.
  const files = { pyodide: pyodide!, bakufu: bakufu! }
  void progress.everything.then(() => {
    updates.watch(new URL('../../', pyodide).href)
    new Memory().postMessage({ files, language: language() } satisfies ToMemory)
  })
  return new Edition(files)
}
