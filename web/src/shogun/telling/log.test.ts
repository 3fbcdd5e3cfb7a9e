import { describe, expect, it } from 'vitest'
import type { Step, Table } from '../view'
import { partsOf } from '../../net/playback/moments'
import { standing, type Round } from './rounds'
import { firstSeason as season } from '../samples.fixture'
import { timing } from './moments'
import { t } from '../../text/t'
import { chapters, Telling } from '../../log/telling.svelte'

const view = season.view
const whole = season.steps
const parts = whole.flatMap((step) => partsOf(step, timing()).map(({ events }, part) => ({ ...step, events, part })))
const card = { game: 'shogun', seats: [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}` })) }
const ends = (steps: Step[]) => {
  const last = steps.find((step) => step.events.some((event) => event.type === 'round-ended'))!
  return last.seq + (last.part ?? 0) / 1000
}

function told(steps: Step[]) {
  const now = standing(view)
  const round: Round = { moment: ends(steps), year: 1, season: 'spring', partial: false, steps: [], before: now, after: now }
  return new Telling({ steps, card, view, seat: 0, rounds: [round] } as unknown as Table)
}

describe('the log', () => {
  it('has words for everything', () => {
    for (const { text } of told(whole).entries) expect(text).not.toMatch(/chest-\d|undefined/)
  })

  it('tells of a plan in one line, and keeps the rest for who asks', () => {
    const plans = told(whole).entries.filter((entry) => entry.type === 'card-planned')
    expect(plans).toHaveLength(1)
    expect(plans[0]!.more!.length).toBeGreaterThan(plans[0]!.text.length)
  })

  it('is the same when it is told in parts, except where in the log a line stands', () => {
    const bare = (steps: Step[]) => told(steps).entries.map(({ text, seq }) => ({ text, seq }))
    expect(bare(parts)).toEqual(bare(whole))
  })

  it('ends a season with what it brought everybody, and begins the next one then', () => {
    const [next, first] = chapters(told(whole).entries, 'Spring')
    expect(first!.sections[0]!.heading!.text).toBe(t('story-season-ends'))
    expect(first!.sections[1]!.heading!.type).toBe('action-began')
    const lines = first!.sections[0]!.entries
    expect(lines.map((line) => line.type)).toEqual(Array(4).fill('round-ended'))
    expect(lines.map((line) => line.seat)).toEqual([3, 2, 1, 0])
    expect(next!.sections[0]!.entries.some((line) => line.type === 'round-ended')).toBe(false)
  })
})
