import { expect, test } from 'vitest'
import type { ReviewCard, ReviewedCard, ReviewedDecision } from '../net/wire'
import { addressOf } from '../route'
import { askedIn, causesOf, changesOf, chartMark, decisionAt, highlightsOf, markedOf, minutesLeft, percent, sameIn, seenLately, signed, slow, sums, triedOf } from './review'

const decision = (seq: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  seq,
  seat: 0,
  stage: 'spring-1',
  kind: 'battle',
  verdict: 'costly',
  played: '',
  better: '',
  played_at: [{ place: 'Mino', origin: 'Omi' }],
  better_at: [{ place: 'Omi', origin: null }],
  cards: [],
  reasons: [],
  chance: 0.3,
  best: 0.4,
  change: -0.1,
  error: 0.01,
  ...more,
})

const row = (at: string, played: string, better: string, change: number | null, gain: number | null = null): ReviewedCard => ({
  at, space: at, played, better, played_card: played, better_card: better, change, gain,
})

test('what cost most comes before what gained, and every decision is found by its entry', () => {
  const others = [decision(7, { verdict: 'noise' })]
  const player = { costly: [decision(5), decision(2)], good: [decision(9)], others, accuracy: 1, by_kind: {}, by_stage: {}, changes: {} }
  const card: ReviewCard = { moments: [], players: [player], stages: {}, kinds: {}, causes: {} }
  expect(highlightsOf(card, 0).map(({ seq }) => seq)).toEqual([5, 2, 9])
  expect([2, 7, 8, null].map((seq) => decisionAt(card, 0, seq)?.seq)).toEqual([2, 7, undefined, undefined])
})

test('a mark on the chart says the same chances as the card of its decision, wherever the curve is', () => {
  const moments = [0, 4, 8].map((seq) => ({ seq, stage: 'spring-1', chances: [seq / 10, 0.2] }))
  const costly = decision(3, { seat: 1, chance: 0.35, best: 0.57 })
  expect(chartMark(moments, costly)).toEqual({ moment: 1, curve: 0.2, played: 0.35, better: 0.57 })
  expect(chartMark(moments, { ...costly, seq: 0, seat: 0, verdict: 'good' })).toEqual({ moment: 0, curve: 0, played: 0.35, better: null })
})

test('an address names a decision', () => {
  expect(askedIn(addressOf('abc', 'x-y', 'review', { at: 7, as: 0 }))).toEqual({ at: 7, as: 0 })
  expect(askedIn('/t/abc/review?at=-1&as=two')).toEqual({ at: null, as: null })
})

test('changes of a plan keep their rows together, and what is the same apart', () => {
  const cards = [row('castle', 'Omi', 'Kai', 0, 0.08), row('tax', 'Kai', 'Omi', 0, 0.08), row('rice', 'Iga', 'Ise', 1), row('bid', 'chest-1', 'chest-1', null)]
  expect(changesOf(cards).map(({ gain, rows }) => [gain, rows.map(({ at }) => at)])).toEqual([[0.08, ['castle', 'tax']], [null, ['rice']]])
  expect(sameIn(cards).map(({ at }) => at)).toEqual(['bid'])
})

test('both plans are at hand where they are tried, without empty spaces', () => {
  const cards = [row('castle', 'Omi', 'nothing', 0), row('bid', 'chest-1', 'chest-1', null)]
  expect(triedOf(decision(5, { cards }), 'branch')).toEqual({
    table: 'branch', stage: 'spring-1', played: { castle: 'Omi', bid: 'chest-1' }, better: { bid: 'chest-1' },
  })
  expect(triedOf(decision(5), 'branch')).toBeNull()
})

test('nothing is marked while somebody guesses, and no better place where nothing better is known', () => {
  expect(markedOf(decision(5), true)).toEqual({ played: [], better: [], cards: [] })
  expect(markedOf(decision(5), false).better).toEqual([{ place: 'Omi', origin: null }])
  expect(markedOf(decision(5, { best: 0.3 }), false)).toEqual({ played: [{ place: 'Mino', origin: 'Omi' }], better: [], cards: [] })
})

test('play is what the player chose, luck what chance did', () => {
  const { play, luck } = sums({ own: 0.1, rivals: -0.3, tower: -0.05, cards: 0.02, rest: 0.5 })
  expect(play).toBeCloseTo(0.1)
  expect(luck).toBeCloseTo(-0.03)
})

test('what isn\'t explained is shown only where it can be seen', () => {
  expect(causesOf({ own: 0, rest: -0.012 }).map(([cause]) => cause)).toEqual(['own', 'rest'])
  expect(causesOf({ own: 0, rest: 0.004 }).map(([cause]) => cause)).toEqual(['own'])
})

test('changes have a sign', () => {
  expect([signed(0.123), signed(-0.05), signed(0), percent(0.5)]).toEqual(['+12%', '−5%', '0%', '50%'])
})

test('the time left follows from the pace of the last minute', () => {
  const first = { at: 1000, done: 44 }
  expect(minutesLeft([first], 404)).toBeNull()
  expect(minutesLeft([first, { at: 31_000, done: 64 }], 144)).toBe(2)
  expect(minutesLeft([first, { at: 31_000, done: 140 }], 144)).toBe(0)
  const seen = [{ at: 0, done: 40 }, { at: 50_000, done: 41 }, { at: 90_000, done: 81 }]
  const lately = seen.reduce(seenLately, [])
  expect(lately).toEqual(seen.slice(1))
  expect(minutesLeft(lately, 121)).toBe(1)
})

test('nothing is said of the time left before enough was seen of it', () => {
  expect(minutesLeft([{ at: 0, done: 0 }, { at: 40_000, done: 3 }], 326)).toBeNull()
  expect(minutesLeft([{ at: 0, done: 40 }, { at: 3000, done: 41 }], 326)).toBeNull()
  expect(minutesLeft([{ at: 0, done: 40 }, { at: 40_000, done: 40 }], 326)).toBeNull()
  expect([null, 3, 4].map(slow)).toEqual([false, false, true])
})
