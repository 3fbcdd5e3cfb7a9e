import { expect, it } from 'vitest'
import type { Chambers } from '../../../net/wire'
import { holderOf, linesOf } from './lines'

const chambers: Chambers = {
  face_up: ['a3'],
  face_down: ['a4', 'b1'],
  taken: { a1: 0, a2: 1, c1: 0 },
  left: [13, 14],
  regions: ['red', 'green', 'brown', 'yellow', 'purple'],
  points: { 'row-a': 3 },
}

it('knows whose marker lies where', () => {
  expect(['a1', 'a3', 'a4', 'f6'].map((chamber) => holderOf(chambers, chamber))).toEqual([0, 'open', 'neutral', null])
  expect(linesOf('b5')).toEqual(['row-b', 'column-5'])
})
