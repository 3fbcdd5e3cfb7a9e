import { expect, test } from 'vitest'
import type { ReviewCard, ReviewedDecision } from '../net/wire'
import { minutesLeft, percent, shownOf, signed, sums } from './review'

const decision = (seq: number): ReviewedDecision => ({
  seq,
  seat: 0,
  stage: 'spring-1',
  played: '',
  better: '',
  cards: [],
  reasons: [],
  chance: 0.3,
  best: 0.4,
  change: -0.1,
  error: 0.01,
})

test('what cost most comes before what gained', () => {
  const player = { costly: [decision(5), decision(2)], good: [decision(9)], accuracy: 1, by_kind: {}, by_stage: {}, changes: {} }
  const card: ReviewCard = { moments: [], players: [player], stages: {}, kinds: {}, causes: {} }
  expect(shownOf(card, 0).map((one) => [one.decision.seq, one.costly])).toEqual([[5, true], [2, true], [9, false]])
})

test('play is what the player chose, luck what chance did', () => {
  const { play, luck } = sums({ own: 0.1, rivals: -0.3, tower: -0.05, cards: 0.02, rest: 0.5 })
  expect(play).toBeCloseTo(0.1)
  expect(luck).toBeCloseTo(-0.03)
})

test('changes have a sign', () => {
  expect([signed(0.123), signed(-0.05), signed(0), percent(0.5)]).toEqual(['+12%', '-5%', '0%', '50%'])
})

test('the time left follows from the pace so far', () => {
  const first = { at: 1000, done: 4 }
  expect(minutesLeft(first, first, 404)).toBeNull()
  expect(minutesLeft(first, { at: 31_000, done: 24 }, 104)).toBe(2)
  expect(minutesLeft(first, { at: 31_000, done: 100 }, 104)).toBe(0)
})
