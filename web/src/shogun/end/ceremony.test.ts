import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../net/wire'
import type { Standing, Table } from '../view'
import { Ceremony } from './ceremony.svelte'
import { lineUp, reasonOf, titleOf } from './outcome'

const name = (seat: number) => ['Ann', 'Ben', 'Cy', 'Di'][seat]!

describe('the title', () => {
  it('says who is Shogun to everybody, and "you" to whoever is', () => {
    expect(titleOf([1], 0, name)).toBe('Ben becomes Shogun')
    expect(titleOf([1], null, name)).toBe('Ben becomes Shogun')
    expect(titleOf([1], 1, name)).toBe('You are Shogun')
  })

  it('names everybody who shares the victory', () => {
    expect(titleOf([0, 2], 1, name)).toBe('Ann and Cy share the victory')
    expect(titleOf([0, 2], 2, name)).toBe('You share the victory with Ann')
  })
})

describe('the reason', () => {
  const row = (seat: number, place: number, points: number, tie_break = 0): Standing => ({ type: 'standing', seat, place, points, tie_break })
  const verdict = (given: Partial<Verdict>): Verdict => ({ type: 'verdict', winners: [0], by: 'points', ahead: 0, beaten: [], tied: [], ...given })

  it('is the points, the chests where those are equal, or that all is equal', () => {
    expect(reasonOf(verdict({ ahead: 2 }), [row(0, 1, 61), row(1, 2, 59)], name)).toBe('61 points, 2 ahead of Ben.')
    const tied = verdict({ by: 'tie-break', beaten: [1] })
    expect(reasonOf(tied, [row(0, 1, 61, 4), row(1, 2, 61, 3)], name)).toBe('Tied with Ben at 61 points; wins on chests, 4 to 3.')
    const shared = verdict({ by: 'shared', winners: [0, 1] })
    expect(reasonOf(shared, [row(0, 1, 61, 4), row(1, 1, 61, 4)], name)).toBe('61 points and 4 chests each.')
  })
})

describe('the banners', () => {
  it('stand beside the best in turn, the last at the edges', () => {
    expect(lineUp([1, 2, 3, 4, 5])).toEqual([4, 2, 1, 3, 5])
    expect(lineUp([1, 2, 3])).toEqual([2, 1, 3])
  })
})

describe('the ceremony', () => {
  const table = (over: boolean, seat: number | null = 0) =>
    ({ id: 'kept', view: { over }, seat, steps: [], since: 0, rounds: [] }) as unknown as Table & { view: { over: boolean } }

  it('is for players who come after the end and for everybody who saw it, but not for others who look', () => {
    expect(new Ceremony(table(true)).on).toBe(true)
    expect(new Ceremony(table(true, null)).on).toBe(false)
    expect(new Ceremony(table(false, null)).on).toBe(false)
  })

  it('is over when it was closed', () => {
    const ceremony = new Ceremony(table(true))
    ceremony.close()
    expect(ceremony.on).toBe(false)
  })
})
