import { describe, expect, it } from 'vitest'
import type { Event, Step } from '../net/messages'
import type { Table } from '../net/table.svelte'
import { Coach } from './coach.svelte'
import type { Moment, Script } from './lesson'

const script: Script<Moment> = {
  chapters: [],
  chapter: () => 0,
  over: () => false,
  remarks: [],
  stories: [
    { id: 'moved', of: ({ type }) => type === 'sword-moved' },
    { id: 'taken', of: ({ type }) => type === 'sword-taken' },
  ],
  notes: [],
  learned: [],
  result: () => ({}),
}
const step = (seq: number, type: string, seat = 0) =>
  ({ seq, seat, kind: 'moves', by: 'player', events: [{ type, rule: 'r' } as Event] }) as unknown as Step

function coaching(...steps: Step[]) {
  const coach = new Coach({ id: 'lesson', seat: 0, view: { table: { can_undo: false } }, steps } as unknown as Table)
  coach.lesson = { script, look: (_, moment) => moment }
  return { coach, happens: (...more: Step[]) => void steps.push(...more) }
}

describe('what the coach tells', () => {
  it('stays until it was read, whatever the learner does meanwhile', () => {
    const { coach, happens } = coaching(step(1, 'sword-moved'))
    const readAll = coach.stay() // as the page does that shows it
    happens(step(2, 'figure-placed', 1), step(3, 'sword-taken'), step(4, 'figure-placed'))
    expect(coach.said?.id).toBe('moved')
    coach.next()
    expect(coach.said?.id).toBe('taken')
    coach.next()
    expect([coach.said, coach.telling]).toEqual([null, false])
    readAll()
    expect(coach.at?.recent.map(({ type }) => type)).toEqual(['figure-placed'])
  })

  it('is of the last deed only where nobody listened', () => {
    const { coach, happens } = coaching(step(1, 'sword-moved'))
    happens(step(2, 'sword-taken'))
    expect(coach.said?.id).toBe('taken')
  })
})
