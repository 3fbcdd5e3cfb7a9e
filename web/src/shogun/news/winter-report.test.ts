import { describe, expect, it } from 'vitest'
import { event, stepOf } from '../fights/steps.fixture'
import { gained, winters } from './winter-report'

const step = (...events: Parameters<typeof stepOf>[2][]) => stepOf(0, 'moves', ...events)

const began = (year: number) => event('winter-began', { year, order: [1, 0], rice_loss: 6 })
const lost = (seat: number) => event('rice-lost', { seat, lost: 2, rice: 3 })
const fed = (seat: number, unsupplied: number) => event('provinces-fed', { seat, provinces: 5, rice: 3, unsupplied })
const scored = (seat: number, points: number) => event('scored', { seat, points, source: 'provinces', total: points })

describe('winters', () => {
  it('are read in the order of the autumn, with what each has', () => {
    const drawn = event('revolts-drawn', { seat: 0, provinces: ['Kai'], farmers: 2 })
    const steps = [
      step(event('built'), began(1), lost(0), lost(1), fed(1, 0), fed(0, 2), drawn),
      step(scored(0, 5), scored(0, 0), scored(1, 4), event('year-turned', { year: 2 }), scored(0, 99)),
    ]
    const [winter, ...others] = winters(steps)
    expect(others).toEqual([])
    expect(winter).toMatchObject({ year: 1, riceLoss: 6, end: steps[1]!.seq, over: true, fights: [] })
    expect(winter!.provisions.map(({ seat, unsupplied, revolts }) => [seat, unsupplied, revolts])).toEqual([
      [1, 0, []],
      [0, 2, ['Kai']],
    ])
    expect([...gained(winter!.scores)]).toEqual([
      [0, 5],
      [1, 4],
    ])
  })

  it('last while revolts are to come, and there may be two', () => {
    const steps = [step(began(1), event('year-turned')), step(began(2), lost(0))]
    expect(winters(steps).map(({ year, over }) => [year, over])).toEqual([
      [1, true],
      [2, false],
    ])
  })
})
