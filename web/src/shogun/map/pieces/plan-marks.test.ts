import { describe, expect, it } from 'vitest'
import { planMarks } from './plan-marks'

const ROW = ['tax', 'battle-a', 'castle', 'rice', 'deploy-1', null, null, null, null, null]
const PLAN = { tax: 'Kii', 'battle-a': 'Omi', castle: 'chest-2', 'battle-b': 'Ise', bid: 'Yamato' }
const isProvince = (card: string) => !card.startsWith('chest')

describe('the stamps of a plan', () => {
  it('have the number of an action whose place is known, and none where it lies face down', () => {
    expect(planMarks(PLAN, ROW, 0, isProvince)).toEqual([
      { province: 'Kii', stamp: 'taxes', number: 1, at: 0 },
      { province: 'Omi', stamp: 'battle', number: 2, at: 0 },
      { province: 'Ise', stamp: 'battle', number: null, at: 0 },
    ])
  })

  it('go when the action is over', () => {
    expect(planMarks(PLAN, ROW, 2, isProvince).map(({ province }) => province)).toEqual(['Ise'])
  })
})
