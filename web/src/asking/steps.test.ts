import { expect, it } from 'vitest'
import { gathered } from './steps'

it('says the same step once, with how often', () => {
  expect(gathered(['buy Wood', 'buy Wood', 'buy Steel', 'buy Wood'])).toEqual(['2 × buy Wood', 'buy Steel', 'buy Wood'])
})
