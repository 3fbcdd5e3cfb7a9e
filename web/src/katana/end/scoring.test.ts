import { describe, expect, it } from 'vitest'
import { rowsOf, type Score } from './scoring'

const score = (seat: number, source: string, points: number, about: string | null = null): Score => ({
  seat,
  rule: 'some.rule',
  source,
  points,
  round: 1,
  about,
  parts: [],
})
const all = [
  score(0, 'swords', 6, '12'),
  score(0, 'project', -1),
  score(0, 'project', -1),
  score(1, 'areas', 2, 'market'),
  score(1, 'swords', 7, '3'),
  score(0, 'honors', 8, '4'),
  score(1, 'honors', 12, '9'),
]

describe('the final scoring', () => {
  it('has a row for each kind of points, in the order of play', () => {
    expect(rowsOf(all, 2).map((row) => [row.kind, row.points])).toEqual([
      ['swords', [6, 7]],
      ['project', [-2, 0]],
      ['areas', [0, 2]],
      ['honors', [8, 12]],
    ])
  })

  it('tells what happened more than once together, and each Sword by itself', () => {
    const rows = rowsOf([...all, score(0, 'swords', 4, '7')], 2)
    expect(rows[0]!.scores.map((one) => one.about)).toEqual(['12', '3', '7'])
    expect(rows[1]!.scores).toMatchObject([{ points: -2, times: 2 }])
  })
})
