import { expect, it } from 'vitest'
import { LARGEST, pile, PILE } from './piles'

const faces = (armies: number): number => pile(armies).split('<path').length - 1
const armies = Array.from({ length: LARGEST }, (_, index) => index + 1)

it('shows every cube of a small army', () => {
  for (const number of [1, 2, 3, 4]) expect(faces(number)).toBe(3 * number)
})

it('grows with the army, and hides cubes behind others', () => {
  for (const number of armies.slice(4)) expect(faces(number)).toBeLessThanOrEqual(3 * number)
  expect(faces(20)).toBeLessThan(60)
  expect(new Set(armies.map(pile)).size).toBe(LARGEST)
})

it('stays within its place', () => {
  const [left, top, width, height] = PILE
  for (const number of armies)
    for (const [, x, y] of pile(number).matchAll(/d="M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(left)
      expect(Number(x)).toBeLessThanOrEqual(left + width)
      expect(Number(y)).toBeGreaterThanOrEqual(top)
      expect(Number(y)).toBeLessThanOrEqual(top + height)
    }
})
