// Whatever a lesson may say is in the catalogue, and every rule it names is in the ledger.
import { beforeAll, describe, expect, it } from 'vitest'
import katanaRules from '../../../src/bakufu/katana/ledger.toml?raw'
import shogunRules from '../../../src/bakufu/shogun/ledger.toml?raw'
import { has, speakOf } from '../text/t'
import type { Script } from './lesson'
import { lesson as katana } from '../katana/lesson/lesson'
import { lessonOf, lessons } from './lessons'
import { lesson as shogun } from '../shogun/lesson/lesson'

function rulesOf(toml: string): Set<string> {
  let section = ''
  const found = new Set<string>()
  for (const line of toml.split('\n')) {
    section = /^\[([\w-]+)\]/.exec(line)?.[1] ?? section
    const name = /^([\w-]+) = /.exec(line)?.[1]
    if (name) found.add(`${section}.${name}`)
  }
  return found
}

const GAMES: [string, Script<never>, Set<string>][] = [
  ['shogun', shogun.script as Script<never>, rulesOf(shogunRules)],
  ['katana', katana.script as Script<never>, rulesOf(katanaRules)],
]

describe.each(GAMES)('the lesson of %s', (game, script, rules) => {
  const sentences = [...script.remarks, ...script.stories, ...script.notes]
  beforeAll(() => {
    speakOf(game)
    return () => speakOf('shogun')
  })

  it('has words for all it says', () => {
    const ids = [
      ...sentences.map(({ id }) => id),
      ...script.learned.map(([, line]) => `learned-${line}`),
      ...script.chapters.map((chapter) => `chapter-${chapter}`),
    ]
    expect(ids.filter((id) => !has(`learn-${id}`))).toEqual([])
  })
  it('calls nothing by the same name twice', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
  })
  it('names rules that there are', () => {
    const named = sentences.flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : []))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((rule) => !rules.has(rule))).toEqual([])
  })
  it('is found by the name on its table', async () => {
    const offered = lessonOf(game, lessons.need(game).name)
    expect((await offered!.script()).lesson.script).toBe(script)
    expect(lessonOf(game, null)).toBeNull()
    expect(lessonOf('go', 'first-year')).toBeNull()
  })
})
