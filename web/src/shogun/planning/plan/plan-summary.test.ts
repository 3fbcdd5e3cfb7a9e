import { expect, it } from 'vitest'
import type { Effect, Forecast } from '../../view'
import type { PlanOutlook } from '../../../net/wire'
import { asked, summary } from './plan-summary'

const found: PlanOutlook = {
  type: 'plan-outlook',
  stops: [10, 8, 5, 5],
  open: 3,
  lowest: 5,
  end: [5, 7],
  spent: 5,
  earned: [0, 2],
  rice: { type: 'rice-outlook', before: 2, after: [7, 7], provinces: 9, taken: [0, 3], need: [9, 12], safe: 12, short: [2, 5] },
  revolts: { tax: 2 },
  warnings: {
    castle: { type: 'plan-warning', kind: 'vain', sure: true, rule: 'a.rule' },
    'deploy-5': { type: 'plan-warning', kind: 'chests', sure: false, rule: 'another.rule' },
  },
  funds: { officials: { type: 'funds', before: 0, after: 1, least: 2, rule: 'a.third' } },
}
const plan = { castle: 'Kii', tax: 'Kaga', 'deploy-5': 'Omi' }
const effect = { revolt: 0.25, text: 'no site' } as Effect
const forecast = { spaces: { castle: { Kii: effect }, tax: { Kaga: effect } } } as unknown as Forecast

it('asks about every card', () => {
  expect(asked(plan)).toBe('castle=Kii,tax=Kaga,deploy-5=Omi')
})

it('knows where the round stands, and from where on the order is open', () => {
  const { stops } = summary(found, plan, null).purse
  expect(stops.map(({ at, chests, open }) => [at, chests, open])).toEqual([
    ['now', 10, false],
    ['bid', 8, false],
    [1, 5, false],
    [2, 5, true],
  ])
})

it('has words and chances from the forecast, where there is one', () => {
  const { revolts, warnings } = summary(found, plan, forecast)
  expect(revolts).toEqual([{ space: 'tax', province: 'Kaga', farmers: 2, kept: 0.75 }])
  expect(warnings.castle).toEqual({ kind: 'vain', sure: true, rule: 'a.rule', text: 'no site' })
  expect(warnings['deploy-5']).toMatchObject({ sure: false, text: null })
  expect(summary(found, plan, null).revolts[0]!.kept).toBeNull()
})

it('knows what a module pays with, and whether it is enough', () => {
  expect(summary(found, plan, null).funds).toEqual([{ what: 'officials', before: 0, after: 1, least: 2, rule: 'a.third' }])
})

it('leaves out cards that have been taken back since', () => {
  const { revolts, warnings } = summary(found, { castle: 'Kii' }, forecast)
  expect(revolts).toEqual([])
  expect(Object.keys(warnings)).toEqual(['castle'])
})
