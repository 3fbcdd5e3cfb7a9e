// Values come from the tokens: no colour, no size of type and no step of the space scale is written anywhere else, and
// nothing shouts.
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../**/*.{svelte,css,ts}', '!../**/*.{test,fixture,setup}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Where the values are. The tower's scene is drawn without CSS, so its paints are in TypeScript. */
const TOKENS = ['./tokens.css', './pictures.css', './fonts.css', '../shogun/tower/scene/paints.ts']
/** How often a file may say `!important`, with the reason. */
const SHOUTS: Record<string, number> = {
  '../learn/lamp.ts': 4, // the coach lights whatever is there, over the style of any component
}

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const NAMED = /(?:^|[\s,:(])(?:white|black|red|blue|green|gr[ae]y|yellow|orange|purple|brown|gold)(?=[\s,;)!])/g
const TYPE = /(?:^|[\s;{])(?:font|font-size)\s*:\s*([^;}]+)/g
const SIZE = /(?:^|\s)\d*\.?\d+(?:px|pt|em|rem|%|v[wh])|\bcalc\(|\b(?:x?x-)?(?:small|large)(?:er)?\b/
const INHERITED = /^(?:inherit|100%)\s*$/
/** Between things and around them: what is a step of the scale is named. */
const SPACE = /(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?)\s*:\s*([^;}(]*)(?=[;}])/g
const STEP = /(?:^|\s)(?:2|4|8|12|16|24|32|48)px\b/

const without = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '')
const styles = (path: string, text: string): string =>
  path.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]).join('\n')

function offences(path: string, source: string): string[] {
  const text = without(source)
  const style = styles(path, text)
  const found: string[] = []
  const shouts = text.match(/!\s*important/g)?.length ?? 0
  if (shouts > (SHOUTS[path] ?? 0)) found.push(`${path}: ${shouts} times !important`)
  if (TOKENS.includes(path)) return found
  // In markup and code a colour is a string of its own: "#fff" is one, "{#each" and "#page" are not.
  const quoted = [...text.matchAll(/["'`](#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\([^"'`]*)["'`]/g)].map((match) => match[1])
  const values = style.replace(/var\([^()]*\)|url\([^()]*\)|[^{};]*\{/g, ' ')
  for (const colour of [...quoted, ...(values.match(COLOUR) ?? []), ...(values.match(NAMED) ?? [])]) found.push(`${path}: the colour ${colour!.trim()}`)
  for (const [, size] of style.matchAll(TYPE)) {
    const bare = size!.replace(/\/\s*[\d.]+\w*/, '').replace(/var\([^()]*\)/g, '')
    if (SIZE.test(bare) && !INHERITED.test(bare)) found.push(`${path}: the size of type ${size!.trim()}`)
  }
  for (const [, property, space] of style.matchAll(SPACE)) if (STEP.test(space!)) found.push(`${path}: ${property} ${space!.trim()}, a step of the scale`)
  return found
}

test('everything is made of tokens', () => {
  expect(Object.keys(files).length).toBeGreaterThan(200)
  expect(files['./base.css']).toContain('var(--ink)')
  expect(Object.entries(files).flatMap(([path, source]) => offences(path, source))).toEqual([])
})

test('no file may shout more often than it does', () => {
  const shouts = Object.fromEntries(Object.keys(SHOUTS).map((path) => [path, without(files[path]!).match(/!\s*important/g)?.length]))
  expect(shouts).toEqual(SHOUTS)
})

test.each([
  ['a.css', '.a { margin: 0 !important; }', 'times !important'],
  ['a.svelte', '<p>Hi</p><style>p { color: #b23a22; }</style>', 'the colour #b23a22'],
  ['a.css', '.a { background: linear-gradient(rgb(0 0 0 / 0.1), white); }', 'the colour rgb('],
  ['a.css', '.a { background: color-mix(in oklab, var(--pc) 70%, white); }', 'the colour white'],
  ['a.ts', "const paint = '#FFF6E4'", 'the colour #FFF6E4'],
  ['a.svelte', '<stop stop-color="#000" />', 'the colour #000'],
  ['a.css', '.a { font-size: 13px; }', 'the size of type 13px'],
  ['a.css', '.a { font: 700 0.9em/1 var(--font-ui); }', 'the size of type 700 0.9em'],
  ['a.css', '.a { padding: 6px 8px; }', 'padding 6px 8px, a step'],
])('in %s, %s is found', (path, source, offence) => {
  expect(offences(path, source).join()).toContain(offence)
})

test.each([
  ['a.css', '.a { font: 700 var(--t-12) / 1rem var(--font-ui); white-space: nowrap; color: var(--p-black); }'],
  ['a.svelte', '{#each all as one}<a href="#page">{one}</a>{/each}<style>.black { color: inherit; font: inherit; }</style>'],
])('in %s, %s is no offence', (path, source) => {
  expect(offences(path, source)).toEqual([])
})
