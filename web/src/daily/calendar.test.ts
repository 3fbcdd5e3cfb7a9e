import { expect, it } from 'vitest'
import type { DealtDay } from '../net/wire'
import { streak, weeksUpTo } from './calendar'

const day = (deal: string, game = 'shogun'): DealtDay => ({ deal, game, points: 40, place: 1, players: 3 })

it('shows whole weeks with the games of each day', () => {
  const weeks = weeksUpTo('2026-11-18', [day('2026-11-17'), day('2026-11-17', 'katana')])
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7])
  expect([weeks[0]![0]!.name, weeks[3]![6]!.name]).toEqual(['2026-10-26', '2026-11-22'])
  expect(weeks[3]!.map(({ ahead }) => ahead)).toEqual([false, false, false, true, true, true, true])
  expect(weeks[3]![1]!.played.map(({ game }) => game)).toEqual(['shogun', 'katana'])
})

it('counts days in a row, also before the game of today', () => {
  const days = ['2026-11-14', '2026-11-16', '2026-11-17'].map((name) => day(name))
  expect(streak('2026-11-18', days)).toBe(2)
  expect(streak('2026-11-18', [...days, day('2026-11-18')])).toBe(3)
  expect(streak('2026-11-20', days)).toBe(0)
})
