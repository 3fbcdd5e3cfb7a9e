// The client's architecture, for dependency-cruiser: what may import what. `python web/build.py check` holds it.

/** From the bottom to the top: a file imports from its own line and from those before it. */
const ORDER = [
  ['slots.ts'],
  ['text'],
  ['settings.svelte.ts'],
  ['net'],
  ['route.ts'],
  ['parts'],
  ['push'],
  ['log'],
  ['asking'],
  ['talk'],
  ['opening'],
  ['learn'],
  ['menu'],
  ['lobby'],
  ['statistics'],
  ['together'],
  ['rules', 'end', 'replay', 'table', 'account', 'gallery', 'edition', 'daily'],
  ['puzzles', 'review'], // shown as the moments of a replay are
  ['manifest.ts'],
  // Each game alone: shared parts know none of them, and none knows the other.
  ['shogun', 'katana'],
  ['games.ts'],
  ['pages.ts'],
  ['App.svelte'],
  ['main.ts'],
]

/** Tests may look at everything: the English setup enters the games. */
const TESTS = '\\.(test|setup|fixture)\\.ts$'

const pathOf = (names) => `^src/(${names.map((name) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`)).join('|')})`

const upward = ORDER.slice(0, -1).map((layer, at) => ({
  name: `${layer.join('-')}-imports-downward-only`.replaceAll('.', '-'),
  severity: 'error',
  from: { path: pathOf(layer), pathNot: TESTS },
  to: { path: pathOf(ORDER.slice(at + 1).flat()) },
}))

const beside = ORDER.filter((layer) => layer.length > 1).map((layer) => ({
  name: `${layer.join('-')}-stand-apart`,
  severity: 'error',
  from: { path: `^src/(${layer.join('|')})/`, pathNot: TESTS },
  to: { path: `^src/(${layer.join('|')})/`, pathNot: '^src/$1/' },
}))

/** Modules of SHOGUN, by their folders: the base game asks `modules/module.ts` what they add, and names none. */
const MODULE = '^src/shogun/modules/([^/]+)/'
const modules = [
  {
    name: 'modules-come-by-their-list',
    comment: 'Only the lists in modules/ import what is inside a module.',
    severity: 'error',
    from: { path: '^src/', pathNot: [MODULE, '^src/shogun/modules/[^/]+\\.ts$', TESTS] },
    to: { path: MODULE },
  },
  {
    name: 'modules-stand-apart',
    severity: 'error',
    from: { path: MODULE, pathNot: TESTS },
    to: { path: MODULE, pathNot: '^src/shogun/modules/$1/' },
  },
]

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-folder-has-its-place',
      comment: 'A new folder is entered in ORDER.',
      severity: 'error',
      from: { path: '^src/', pathNot: [pathOf(ORDER.flat()), '^src/(art|styles)/', TESTS] },
      to: {},
    },
    ...upward,
    ...beside,
    ...modules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.\\./' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
