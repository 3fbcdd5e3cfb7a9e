import { expect, test } from 'vitest'
import { query } from './query'

test('an address has what is given, and nothing for what is not', () => {
  expect(query({ game: 'shogun', name: '', players: 0, before: null })).toBe('?game=shogun&players=0')
  expect(query({ name: 'Ann & Ben' })).toBe('?name=Ann+%26+Ben')
  expect(query({ name: '', before: null })).toBe('')
})
