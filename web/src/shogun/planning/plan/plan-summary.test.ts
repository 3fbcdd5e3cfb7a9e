import { describe, expect, it } from 'vitest'
import type { Effect, Forecast } from '../../../net/api'
import { outlook, priceOf } from './plan-summary'
import type { Plan } from './plan'

const effect = (given: Partial<Effect> = {}): Effect => ({
  ok: true,
  rule: null,
  text: '',
  note: null,
  chests: 0,
  rice: 0,
  armies: 0,
  least: 0,
  most: 0,
  farmers: 0,
  revolt: null,
  ...given,
})

const forecast: Forecast = {
  spaces: {
    castle: { Kaga: effect({ chests: -3 }), Kii: effect({ ok: false, rule: 'build.free-site', text: 'no site' }) },
    tax: { Kaga: effect({ chests: 4 }), Kii: effect({ chests: 5, farmers: 2, revolt: 0.25 }), Omi: effect({ chests: 3, farmers: 1 }) },
    rice: { Kaga: effect({ rice: 5 }) },
    'deploy-5': { Kaga: effect({ ok: false, rule: 'action.pay-in-full', chests: -3, armies: 5 }) },
  },
  provisions: { need: 8, rice: 2, least_loss: 1, most_loss: 4 },
}
const look = (plan: Plan, chests = 10) =>
  outlook(forecast, plan, { chests, supply: 20, row: ['tax', 'castle', null, null, null, null, null, null, null, null] })

describe('the outlook of a plan', () => {
  it('knows the price of an action from its cards', () => {
    expect(priceOf(forecast, 'castle')).toBe(3)
    expect(priceOf(forecast, 'tax')).toBe(0)
  })

  it('adds up chests and rice', () => {
    const found = look({ castle: 'Kaga', bid: 'chest-2' })
    expect(found.purse).toMatchObject({ spent: 5, earned: 0, end: 5 })
    expect(look({ rice: 'Kaga' }).rice).toEqual({ before: 2, after: 7, need: [9, 12], short: [2, 5] })
  })

  it('lets an event take no more rice than there is', () => {
    expect(look({}).rice).toEqual({ before: 2, after: 2, need: [9, 10], short: [7, 8] })
  })

  it('names every revolt with the chance to keep the province', () => {
    expect(look({ tax: 'Kii' }).revolts).toEqual([{ space: 'tax', province: 'Kii', farmers: 2, kept: 0.75 }])
    expect(look({ tax: 'Kaga' }).revolts).toEqual([])
  })

  it('names a revolt without its chance where the table allows no hints', () => {
    expect(look({ tax: 'Omi' }).revolts).toEqual([{ space: 'tax', province: 'Omi', farmers: 1, kept: null }])
  })

  it('warns of what is in vain, and pays nothing for it', () => {
    const found = look({ castle: 'Kii' })
    expect(found.warnings.castle).toMatchObject({ kind: 'vain', rule: 'build.free-site' })
    expect(found.purse.spent).toBe(0)
  })

  it('trusts the purse rather than the chests of now', () => {
    expect(look({ 'deploy-5': 'Kaga' }, 2).warnings['deploy-5']).toMatchObject({ kind: 'chests', sure: true })
    expect(look({ 'deploy-5': 'Kaga', tax: 'Kii' }, 2).warnings['deploy-5']).toBeUndefined()
  })

  it('warns of a bid above the purse', () => {
    expect(look({ bid: 'chest-4' }, 1).warnings.bid).toMatchObject({ rule: 'order.bid-above-purse' })
  })
})
