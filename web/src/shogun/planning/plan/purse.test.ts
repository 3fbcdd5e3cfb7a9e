import { describe, expect, it } from 'vitest'
import type { Action } from './plan'
import { type Effect, purse } from './purse'

const pays = (price: number, armies = 0): Effect => ({ price, income: 0, armies })
const earns = (income: number): Effect => ({ price: 0, income, armies: 0 })
const KNOWN: Action[] = ['castle', 'tax', 'battle-a', 'rice', 'deploy-1']
const UNKNOWN: Action[] = ['temple', 'theatre', 'deploy-5', 'deploy-3', 'battle-b']
const means = (chests: number, bid = 0, supply = 30) => ({ chests, bid, supply })

describe('the purse', () => {
  it('falls and rises with the actions in their order', () => {
    const found = purse(means(10, 2), { castle: pays(3), tax: earns(7) }, KNOWN, UNKNOWN)
    expect(found.stops.map((stop) => stop.chests)).toEqual([10, 8, 5, 12, 12, 12, 12, 12, 12, 12, 12, 12])
    expect(found).toMatchObject({ lowest: 5, end: 12, spent: 5, earned: 7, short: [] })
  })

  it('takes what there is for a bid that is too high', () => {
    expect(purse(means(2, 4), {}, KNOWN, UNKNOWN)).toMatchObject({ end: 0, spent: 2 })
  })

  it('skips what cannot be paid, and pays nothing for it', () => {
    const found = purse(means(2), { castle: pays(3), 'deploy-1': pays(1, 1) }, KNOWN, UNKNOWN)
    expect(found.short).toEqual([{ action: 'castle', payable: 'never', of: 'chests' }])
    expect(found.end).toBe(1)
  })

  it('can pay with what an earlier action brings', () => {
    const found = purse(means(0), { tax: earns(5), 'deploy-1': pays(1, 1) }, KNOWN, UNKNOWN)
    expect(found.short).toEqual([])
  })

  it('takes the unknown actions in the worst order', () => {
    const unknown: Action[] = ['tax', 'deploy-5']
    const found = purse(means(4), { tax: earns(5), 'deploy-5': pays(3, 5) }, ['castle'], unknown)
    expect(found.stops.map((stop) => [stop.at, stop.chests, stop.open])).toEqual([
      ['now', 4, false],
      ['bid', 4, false],
      [1, 4, false],
      [2, 1, true],
      [3, 6, true],
    ])
    expect(found.lowest).toBe(1)
  })

  it('warns of what only some orders can pay', () => {
    const found = purse(means(3), { temple: pays(2), 'deploy-5': pays(3, 5) }, KNOWN, UNKNOWN)
    expect(found.short).toEqual([
      { action: 'temple', payable: 'perhaps', of: 'chests' },
      { action: 'deploy-5', payable: 'perhaps', of: 'chests' },
    ])
  })

  it('counts the supply of armies as well', () => {
    const found = purse(means(9, 0, 6), { 'deploy-1': pays(1, 1), 'deploy-5': pays(3, 5), 'deploy-3': pays(2, 3) }, KNOWN, UNKNOWN)
    expect(found.short).toEqual([
      { action: 'deploy-5', payable: 'perhaps', of: 'armies' },
      { action: 'deploy-3', payable: 'perhaps', of: 'armies' },
    ])
  })
})
