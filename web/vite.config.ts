import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

// While developing, the API is that of a server beside us.
const { BAKUFU_SERVER: server = 'http://127.0.0.1:8600' } = loadEnv('development', '.', 'BAKUFU_')

// Pages whose own code comes in one file each, the first screen first: every file costs a request and its headers.
const PAGES = { start: 'src/main.ts', table: 'src/table/TablePage.svelte' }

// Of Svelte, what the first screen doesn't need, though the module that it imports Svelte from names it.
const LATER = /svelte\/src\/(internal\/client\/(loop|dom\/(blocks\/svelte-element|elements\/(transitions|bindings\/size)))|reactivity\/(map|media-query|reactive-value)|transition|easing)\b/

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** A file beside this one as Vite names it: with its spaces, and with the letter of a drive first. */
const pathOf = (file: string): string => decodeURIComponent(new URL(file, import.meta.url).pathname).replace(/^\/(?=[A-Za-z]:)/, '')

/** The file of a page: all that it can't be drawn without, except what came with those before it. */
const fileOf = ([page, file]: [string, string], at: number) => {
  const path = pathOf(file)
  let needed: Set<string> | undefined
  const name = (id: string, modules: Modules) => ((needed ??= closure(path, modules)).has(id) && (at > 0 || !LATER.test(id)) ? page : null)
  return { name, debugName: page, priority: 9 - at }
}

function closure(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) closure(next, modules, found)
  return found
}

// The client is built into a Python package of its own, which the server serves beside the API.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bakufu_client/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: LATER, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: Object.entries(PAGES).map(fileOf) } },
    },
  },
  server: {
    // The server believes only its own pages, so the proxy speaks as one.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server }, rewriteWsOrigin: true } },
    fs: { allow: ['..'] }, // the message catalogues stand in the Python package
  },
  // Tests read the style sheets, which are otherwise empty to them. Files share a worker, so that it reads all words once;
  // what a test replaces is put back after it.
  test: {
    css: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/text/english.setup.ts'],
    isolate: false,
    unstubGlobals: true,
  },
})
