import { describe, expect, it } from 'vitest'
import type { Province, View } from '../../net/view'
import { forecast } from './winter-preview'

function province(owner: number | null, region: Province['region'], buildings: Province['buildings']): Province {
  return { owner, in_play: true, region, tax: 0, rice: 0, sites: 3, armies: 1, buildings, revolt_markers: 0 }
}

const table = (provinces: Record<string, Province>) => ({ options: { players: 3 }, provinces }) as unknown as View

describe('what winter would pay', () => {
  it('counts provinces and buildings', () => {
    const view = table({ Kai: province(0, 'yellow', []), Aki: province(1, 'green', []), Iyo: province(null, 'purple', []) })
    expect(forecast(view).points).toEqual([1, 1, 0])
  })

  it('pays the most castles of a region', () => {
    const view = table({ Kai: province(0, 'yellow', ['castle']), Izu: province(1, 'yellow', ['temple']) })
    // a province, a building, the most of its kind
    expect(forecast(view).points).toEqual([1 + 1 + 3, 1 + 1 + 2, 0])
  })

  it('pays one point less to each who shares the most', () => {
    const view = table({ Kai: province(0, 'yellow', ['theatre']), Izu: province(1, 'yellow', ['theatre']) })
    const { majorities, points } = forecast(view)
    expect(majorities.theatre.yellow).toEqual({ leaders: [0, 1], count: 1 })
    expect(points).toEqual([2, 2, 0])
  })
})
