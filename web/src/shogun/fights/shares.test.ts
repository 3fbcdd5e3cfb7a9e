import { describe, expect, it } from 'vitest'
import { percents } from './shares'

describe('percents', () => {
  it('add up to the whole', () => {
    expect(percents([0.796, 0.148, 0.056])).toEqual([80, 15, 5])
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.995, 0.005, 0])).toEqual([100, 0, 0])
  })

  it('are of the sum, which may be rounded itself', () => {
    expect(percents([0.5, 0.501])).toEqual([50, 50])
    expect(percents([0, 0])).toEqual([0, 0])
  })
})

describe('equal remainders', () => {
  it('go to the first, whatever floating point makes of them', () => {
    expect(percents([0.755, 0.185, 0.06])).toEqual([76, 18, 6])
  })
})
