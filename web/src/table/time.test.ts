import { expect, it } from 'vitest'
import type { TableCard } from '../net/messages'
import { counts, secondsFor, secondsLeft } from './time'

const card = (...bots: (string | null)[]) =>
  ({ pace: 'live', seconds: 300, interrupt_seconds: 15, seats: bots.map((bot) => ({ bot })) }) as unknown as TableCard

it('whoever is asked out of turn has less time, if somebody waits', () => {
  expect(secondsFor(card(null, null), true)).toBe(15)
  expect(secondsFor(card(null, null), false)).toBe(300)
  expect(secondsFor(card(null, 'samurai'), true)).toBe(300)
})

it('what is left is never less than nothing', () => {
  expect(secondsLeft(card(null, null), true, 10_000, 14_000)).toBe(11)
  expect(secondsLeft(card(null, null), true, 10_000, 60_000)).toBe(0)
})

it('bots need no time', () => {
  expect(counts(card(null, 'samurai'), [1])).toBe(false)
  expect(counts(card(null, 'samurai'), [0])).toBe(true)
  expect(counts(null, [0])).toBe(false)
})
