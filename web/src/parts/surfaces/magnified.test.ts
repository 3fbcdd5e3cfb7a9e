import { describe, expect, it } from 'vitest'
import { magnification } from './magnified'

describe('how much larger than drawn a table is shown', () => {
  it.each([
    [1280, 800, 1],
    [1440, 900, 1],
    [1440, 2000, 1],
    [1600, 700, 1],
    [1920, 1080, 1.25],
    [2560, 1440, 5 / 3],
    [7680, 4320, 2],
  ])('in a window of %i by %i it is %d', (width, height, expected) => {
    expect(magnification(width, height)).toBeCloseTo(expected)
  })
})
