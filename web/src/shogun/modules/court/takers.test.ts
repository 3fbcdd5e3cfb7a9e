import { expect, it } from 'vitest'
import { event } from '../../fights/steps.fixture'
import type { GameEvent, Step } from '../../view'
import { takersOf } from './takers'

const step = (...events: GameEvent[]) => ({ events }) as unknown as Step
const laid = event('favours-laid-out', { favours: [19, 8, 2] })
const taken = (seat: number, officials: number) => event('favour-taken', { seat, favour: 8, officials })

it('the log says who took which favor this season', () => {
  expect([...takersOf([step(laid, taken(2, 4)), step(taken(0, 2))])]).toEqual([[4, 2], [2, 0]])
})

it('a new season has new favors, and without a log nobody is known', () => {
  expect(takersOf([step(laid, taken(2, 4)), step(laid)]).size).toBe(0)
  expect(takersOf([]).size).toBe(0)
})
