import { expect, it } from 'vitest'
import type { KatanaEvent } from '../view'
import { Flights } from './flights'

const event = (type: KatanaEvent['type'], more: object) => ({ type, rule: '', seat: 0, ...more }) as KatanaEvent

it('what a place gives flies from there to who gets it', () => {
  const { of } = new Flights(() => 0)
  expect(of(event('figure-placed', { place: 'komainu' }))).toEqual([])
  expect(of(event('coins-gained', { coins: 4 }))).toEqual([{ from: '[data-place="komainu"]', to: '[data-stock="coins"]', what: 'k-coin-hole', count: 4 }])
  expect(of(event('resource-bought', { seat: 1, resource: 'wood', coins: 1 }))).toEqual([{ from: '[data-place="market"]', to: '[data-player="1"]', what: 'r-wood', count: 1 }])
})

it('a Sword flies from its House to the Forge, and its Coins to the stock', () => {
  const { of } = new Flights(() => 0)
  of(event('figure-placed', { place: 'red-2' }))
  expect(of(event('sword-taken', { sword: '7', space: '1a', coins: 3 })).map(({ from, to }) => [from, to])).toEqual([
    ['[data-place="red"]', '.my-forge [data-cell="1a"]'],
    ['[data-place="red"]', '[data-stock="coins"]'],
  ])
})

it('a delivered Sword flies from where it lies to the Washitsu room', () => {
  const { of } = new Flights(() => 0)
  of(event('sword-taken', { sword: '7', space: '1a', coins: 3 }))
  of(event('sword-moved', { sword: '7', origin: '1a', target: '1b', resource: 'lacquer' }))
  of(event('swords-swapped', { swords: ['7', '9'], spaces: ['1b', '2b'] }))
  const delivered = (sword: string, seat = 0) => of(event('sword-delivered', { sword, seat })).map(({ from, to }) => [from, to])
  expect(delivered('7')).toEqual([['.my-forge [data-cell="2b"]', '.washitsu .swords']])
  expect(delivered('9')).toEqual([['.my-forge [data-cell="1b"]', '.washitsu .swords']])
  expect(delivered('30')).toEqual([['.my-forge', '.washitsu .swords']])
  expect(delivered('8', 1)).toEqual([])
})
