// Whatever a lesson may say is in the catalogue, and its game has the topics under which it explains things.
import { beforeAll, describe, expect, it } from 'vitest'
import katanaTopics from '../../../src/bakufu/katana/topics.toml?raw'
import shogunTopics from '../../../src/bakufu/shogun/topics.toml?raw'
import { has, speakOf } from '../text/t'
import type { Script } from './lesson'
import { lesson as katana } from '../katana/lesson/lesson'
import { lessonOf, lessons } from './lessons'
import { lesson as shogun } from '../shogun/lesson/lesson'

const topicsOf = (toml: string): Set<string> => new Set([...toml.matchAll(/^([\w-]+) = /gm)].map(([, topic]) => topic!))

const GAMES: [string, Script<never>, Set<string>][] = [
  ['shogun', shogun.script as Script<never>, topicsOf(shogunTopics)],
  ['katana', katana.script as Script<never>, topicsOf(katanaTopics)],
]

describe.each(GAMES)('the lesson of %s', (game, script, topics) => {
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
  it('explains sentences under their own names', () => {
    const explained = sentences.filter(({ topic }) => topic)
    expect(explained.length).toBeGreaterThan(20)
    expect(explained.filter(({ id, topic }) => topic !== `learn-${id}` || !topics.has(topic))).toEqual([])
  })
  it('is found by the name on its table', async () => {
    const offered = lessonOf(game, lessons.need(game).name)
    expect((await offered!.script()).lesson.script).toBe(script)
    expect(lessonOf(game, null)).toBeNull()
    expect(lessonOf('go', 'first-year')).toBeNull()
  })
})
