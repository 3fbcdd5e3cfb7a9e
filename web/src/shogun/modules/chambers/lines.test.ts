import { describe, expect, it } from 'vitest'
import type { Chambers } from '../../../net/view'
import { holderOf, linesOf, standingOf, worth } from './lines'

const chambers: Chambers = {
  face_up: ['a3'],
  face_down: ['a4', 'b1'],
  taken: { a1: 0, a2: 1, c1: 0 },
  left: [13, 14],
  regions: ['red', 'green', 'brown', 'yellow', 'purple'],
  points: { 'row-a': 3, 'row-b': 2, 'row-c': 1, 'column-1': 2, 'column-2': 1 },
}

describe('the chamber board', () => {
  it('knows whose marker lies where', () => {
    expect(['a1', 'a3', 'a4', 'f6'].map((chamber) => holderOf(chambers, chamber))).toEqual([0, 'open', 'neutral', null])
    expect(linesOf('b5')).toEqual(['row-b', 'column-5'])
  })

  it('gives one point less to those who share a line, with the neutral player too', () => {
    expect(standingOf(chambers, 'row-a', 2)).toMatchObject({ counts: [1, 1, 1], leaders: [0, 1], neutral: true, each: 2 })
  })

  it('says how a line would stand with one more marker', () => {
    expect(standingOf(chambers, 'row-a', 2, 1)).toMatchObject({ counts: [1, 2, 1], leaders: [1], neutral: false, each: 3 })
  })

  it('gives nothing where the neutral player has the most, or nobody', () => {
    expect(standingOf(chambers, 'row-b', 2)).toMatchObject({ leaders: [], neutral: true, each: 0 })
    expect(standingOf(chambers, 'row-f', 2)).toMatchObject({ leaders: [], neutral: false, each: 0 })
  })

  it('adds up what all lines would bring', () => {
    expect(worth(chambers, 2)).toEqual([2 + 1 + 2, 2 + 1])
  })
})
