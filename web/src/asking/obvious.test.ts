import { describe, expect, it } from 'vitest'
import { answersItself, obviousMove } from './obvious'

const ASKED = { asked: true, card: null, steps: [{ seq: 4, kind: 'moves' }], view: { table: { obvious: 61 } } }
const moveAt = (change: object, answered = 4) =>
  obviousMove({ ...ASKED, ...change } as unknown as Parameters<typeof obviousMove>[0], answered)

describe('a question with one sensible answer', () => {
  it('is answered', () => {
    expect(moveAt({})).toBe(61)
  })
  it('is no question that needs thought, or that others are asked', () => {
    expect(moveAt({ view: { table: { obvious: null } } })).toBeNull()
    expect(moveAt({ asked: false })).toBeNull()
  })
  it('is not answered again before the last answer was shown', () => {
    expect(moveAt({}, 5)).toBeNull()
    expect(moveAt({ steps: [...ASKED.steps, { seq: 5, kind: 'moves' }] }, 5)).toBe(61)
  })
  it('is left to whoever takes something back, and to learners', () => {
    expect(moveAt({ steps: [{ seq: 4, kind: 'undo' }] })).toBeNull()
    expect(moveAt({ card: { lesson: 'first-season' } })).toBeNull()
  })
  it('is answered by itself as was chosen for its kind, else as for all', () => {
    expect(answersItself({ obvious: true, obviousAt: {} }, 'end-of-turn')).toBe(true)
    expect(answersItself({ obvious: true, obviousAt: { 'end-of-turn': false } }, 'end-of-turn')).toBe(false)
    expect(answersItself({ obvious: false, obviousAt: { 'end-of-turn': true } }, 'end-of-turn')).toBe(true)
    expect(answersItself({ obvious: false, obviousAt: { 'end-of-turn': true } }, 'aside')).toBe(false)
  })
})
