import { expect, it } from 'vitest'
import type { TableCard } from '../net/messages'
import { paceNumbers } from './tables'
import { clockText, deadline, secondsLeft, timed } from './clocks'

const card = (...bots: (string | null)[]) =>
  ({ pace: 'live', seconds: 300, increment: null, seats: bots.map((bot) => ({ bot })) }) as unknown as TableCard
const clocks = (...deadlines: (number | null)[]) => ({ awaited: [], away: [], deadlines })

it("shows one's own time, or that of the first to run out", () => {
  expect(deadline(card(null, null, null), clocks(null, 9000, 5000), 1)).toBe(9000)
  expect(deadline(card(null, null, null), clocks(null, 9000, 5000), 0)).toBe(5000)
  expect(deadline(card(null, null, null), clocks(null, 9000, 5000), null)).toBe(5000)
  expect(deadline(card(null, null, null), clocks(null, null, null), 0)).toBeNull()
})

it('what is left is never less than nothing', () => {
  expect(secondsLeft(14_500, 10_000)).toBe(5)
  expect(secondsLeft(10_000, 60_000)).toBe(0)
  expect(clockText(245)).toBe('4:05')
  expect(clockText(3723)).toBe('1:02:03')
})

it('bots need no time, and who plays alone by the day has as much as they like', () => {
  expect(deadline(card(null, 'samurai'), clocks(null, 5000), 0)).toBeNull()
  expect(deadline(null, clocks(5000), 0)).toBeNull()
  expect(timed({ ...card(null, 'samurai'), pace: 'days' })).toBe(false)
  expect(timed({ ...card(null, null), pace: 'days' })).toBe(true)
})

it('tells a bank of time apart from time for each decision', () => {
  expect(paceNumbers(card())).toMatchObject({ pace: 'live', minutes: 5 })
  expect(paceNumbers({ ...card(), seconds: 900, increment: 30 })).toMatchObject({ pace: 'bank-live', minutes: 15, seconds: 30 })
  expect(paceNumbers({ ...card(), pace: 'days', seconds: 259_200, increment: 43_200 })).toMatchObject({ pace: 'bank-days', days: 3, hours: 12 })
})
