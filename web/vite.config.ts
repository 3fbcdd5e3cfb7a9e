import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// While developing, the API is that of a server beside us.
const { BAKUFU_SERVER: server = 'http://127.0.0.1:8600' } = loadEnv('development', '.', 'BAKUFU_')

// Pages whose own code comes in one file each, the first screen first: every file costs a request and its headers.
const PAGES = { start: 'src/main.ts', row: 'src/lobby/TableRow.svelte', table: 'src/table/TablePage.svelte' }

// Of Svelte, what the first screen doesn't need, though the module that it imports Svelte from names it.
const LATER = /svelte\/src\/(internal\/client\/(loop|dom\/(blocks\/svelte-element|elements\/(custom-element|transitions|bindings\/size)))|reactivity\/(map|media-query|reactive-value)|transition|easing)\b/

// What is fetched together with all that it needs, because somebody waits for a game. For other pages the first screen would
// have to name many more files.
const AT_ONCE = /\/(table|ShogunTable|KatanaTable)-/

// The first screen names all files that pages need, and what is random about a name can't be compressed.
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** A file beside this one as Vite names it: with its spaces, and with the letter of a drive first. */
const pathOf = (file: string): string => decodeURIComponent(new URL(file, import.meta.url).pathname).replace(/^\/(?=[A-Za-z]:)/, '')

/** The file of a page: all that it can't be drawn without, except what came with those before it. */
const fileOf = ([page, file]: [string, string], at: number) => {
  const path = pathOf(file)
  let needed: Set<string> | undefined
  const name = (id: string, modules: Modules) => ((needed ??= closure(path, modules)).has(id) && (page === 'table' || !LATER.test(id)) ? page : null)
  return { name, debugName: page, priority: 9 - at }
}

function closure(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) closure(next, modules, found)
  return found
}

/** The server shows the page at several paths, so that it names its files from the root. */
const fromTheRoot = (): Plugin => ({
  name: 'from-the-root',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/')
    },
  },
})

// The client is built into a Python package of its own, which the server serves beside the API.
/** Catalogs without their comments, empty lines and most of their spaces, which nobody downloads a page for. */
function catalogs(): Plugin {
  const start = 'export default '
  return {
    name: 'catalogs',
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return null
      const text = JSON.parse(code.slice(start.length)) as string
      const bare = text.replace(/^#.*\n+/gm, '').replace(/\n{2,}/g, '\n').replace(/^ +/gm, ' ').replace(/^( \.)?([\w-]+) = /gm, '$1$2=')
      return { code: start + JSON.stringify(bare), map: null }
    },
  }
}

export default defineConfig({
  // Files find each other from where they are: the same ones serve a server and a folder on any web host.
  base: './',
  plugins: [catalogs(), svelte(), fromTheRoot()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/bakufu_client/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (AT_ONCE.test(file) ? needed : needed.filter((name) => name.endsWith('.css'))) },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: LATER, sideEffects: false }] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: Object.entries(PAGES).map(fileOf) },
        ...NAMES,
      },
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
