import { expect, it } from 'vitest'
import { crowded } from './rail'

it('players give way to a long question', () => {
  expect(crowded(850, 300, 3)).toBe(false)
  expect(crowded(850, 300, 4)).toBe(false)
  expect(crowded(750, 360, 4)).toBe(true)
  expect(crowded(850, 560, 3)).toBe(true)
})
