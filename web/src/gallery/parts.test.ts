// The page of parts shows all of them, in both themes: a new part without a specimen fails here.
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import PartsPage from './PartsPage.svelte'

// The page is rendered without a browser, where nobody has chosen anything.
vi.mock('../settings.svelte', () => ({ settings: { notes: [] } }))

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true })
const parts = Object.keys(import.meta.glob('../parts/**/*.svelte')).map((path) => path.replace(/^.*\/|\.svelte$/g, ''))
const page = Object.values(sources).join('\n')

test('there are parts to show', () => expect(parts.length).toBeGreaterThan(15))

test('every part has a specimen in both themes, and none is left over', () => {
  const shown = [...render(PartsPage).body.matchAll(/data-part="(\w+)"/g)].map((found) => found[1])
  expect(shown.sort()).toEqual([...parts, ...parts].sort())
})

test.each(parts)('the specimen of %s is made of it', (part) => {
  expect(page.split(`<Specimen of="${part}">`)[1]?.split('</Specimen>')[0]).toMatch(new RegExp(`<${part}\\b`))
})
