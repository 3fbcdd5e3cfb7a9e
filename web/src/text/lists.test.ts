import { expect, test } from 'vitest'
import { clauses, row } from './lists'

test('lists have commas between their parts, and clauses semicolons', () => {
  expect(row(['Izu', 'Kai', 'Aki'])).toBe('Izu, Kai, Aki')
  expect(clauses(['red 1 and 2', 'blue 3'])).toBe('red 1 and 2; blue 3')
  expect(row(['Izu'])).toBe('Izu')
  expect(row([])).toBe('')
})
