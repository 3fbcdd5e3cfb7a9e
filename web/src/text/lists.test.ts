import { expect, test } from 'vitest'
import { clauses, joined, row } from './lists'

test('lists have commas between their parts, and clauses semicolons', () => {
  expect(row(['Izu', 'Kai', 'Aki'])).toBe('Izu, Kai, Aki')
  expect(clauses(['red 1 and 2', 'blue 3'])).toBe('red 1 and 2; blue 3')
  expect(row(['Izu'])).toBe('Izu')
  expect(row([])).toBe('')
})

test('the last part comes after a word, and nothing has one too', () => {
  expect(joined(['Izu', 'Kai', 'Aki'])).toBe('Izu, Kai and Aki')
  expect(joined(['Izu', 'Kai', 'Aki'], 'or')).toBe('Izu, Kai or Aki')
  expect(joined(['Izu'], 'or')).toBe('Izu')
  expect(joined([])).toBe('nothing')
})
