import { describe, expect, it } from 'vitest'
import { beatsOf } from './winter-beats'
import type { Score } from './winter-report'

const score = (source: string, region: string | null, seat = 0): Score =>
  ({ seat, source, region, points: 1, topic: 'winter-points' }) as unknown as Score

describe('the beats of a winter', () => {
  it('count what has no region first, and then region by region', () => {
    const scores = [score('provinces', null), score('most-castles', 'green'), score('most-castles', 'red'), score('most-temples', 'green', 1)]
    const beats = beatsOf(scores)
    expect(beats.map(({ key }) => key)).toEqual(['provinces', 'green', 'red'])
    expect(beats[1]!.scores.map(({ source }) => source)).toEqual(['most-castles', 'most-temples'])
    expect(beats[0]!.region).toBeNull()
  })

  it('are none where nobody scored', () => {
    expect(beatsOf([])).toEqual([])
  })
})
