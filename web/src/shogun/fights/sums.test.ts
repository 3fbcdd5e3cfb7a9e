import { describe, expect, it } from 'vitest'
import type { Fight } from './fights'
import { sumOf } from './sums'

const fight = { thrown: { red: 4, blue: 1 }, tray: { blue: 1, farmers: 1 }, fallen: { red: 2, blue: 3, farmers: 1 } } as unknown as Fight

describe('the number of a side', () => {
  it('counts what was thrown, what lay in the tray and what came loose', () => {
    expect(sumOf(fight, ['blue'])).toEqual({ thrown: 1, tray: 1, loose: 1, kept: 0, out: 3 })
  })

  it('leaves out what stayed inside', () => {
    expect(sumOf(fight, ['red'])).toEqual({ thrown: 4, tray: 0, loose: 0, kept: 2, out: 2 })
  })

  it('takes farmers who help together with the armies', () => {
    expect(sumOf(fight, ['blue', 'farmers'])).toEqual({ thrown: 1, tray: 2, loose: 1, kept: 0, out: 4 })
  })
})
