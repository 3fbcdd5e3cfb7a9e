import { expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { flightsOf } from './flights'

it('what was collected flies from its province to the player', () => {
  const collected = (amount: number) => event('collected', { seat: 1, province: 'Ise', action: 'rice', amount })
  expect(flightsOf(collected(3))).toEqual([{ from: '#pv-Ise', to: '[data-player="1"]', what: 'rice', count: 3 }])
  expect([flightsOf(collected(0)), flightsOf(event('built', {}))]).toEqual([[], []])
})
