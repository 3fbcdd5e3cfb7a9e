import { expect, it } from 'vitest'
import { views } from '../samples.fixture'
import { stepsOf } from './mode'

it('names the steps of the season that is reported, and not of the table that is further', () => {
  const view = views['plan']
  expect(stepsOf(view).now).toBe('plan')
  expect(stepsOf(view, { year: 1, season: 'winter', now: 'rice' })).toEqual({ steps: ['rice', 'revolts', 'points'], now: 'rice' })
  expect(stepsOf(view, { year: 1, season: 'spring', now: 'actions' }).now).toBe('actions')
  expect(stepsOf({ ...view, season: 'winter', decision: null }).now).toBe('rice')
})
