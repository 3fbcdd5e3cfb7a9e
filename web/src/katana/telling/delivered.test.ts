import { expect, it } from 'vitest'
import type { KatanaEvent } from '../view'
import { delivered, type Delivered } from './delivered'

const event = (type: KatanaEvent['type'], more: object) => ({ type, rule: '', seat: 1, ...more }) as KatanaEvent
const fold = (...events: KatanaEvent[]) => events.reduce<Delivered | null>(delivered, null)

const SWORD = event('sword-delivered', { sword: '10', printed: 4, decorations: 3, round_points: 2, total: 9 })
const ROW = event('line-gave', { line: 'row-4', doubled: false, coins: 0, resources: { leather: 1 }, points: 1 })

it('a delivery gathers its points, its lines, the Sashimono and the Worker that it frees', () => {
  const told = fold(
    SWORD,
    event('card-played', { card: 5 }),
    event('points-doubled', { sword: '10', points: 4 }),
    ROW,
    event('worker-freed', {}),
    event('sashimono-taken', { house: 'white', sword: null }),
  )
  expect(told).toMatchObject({ seat: 1, sword: '10', printed: 4, doubled: 4, total: 13, house: 'white', freed: true })
  expect(told!.lines).toEqual([ROW])
})

it('is over with whatever else happens, and with what another player does', () => {
  expect(fold(SWORD, event('figure-placed', { place: 'market' }))).toBeNull()
  expect(fold(SWORD, { ...ROW, seat: 0 } as KatanaEvent)).toBeNull()
  expect(fold(ROW)).toBeNull()
})

it('the next Sword is a delivery of its own', () => {
  expect(fold(SWORD, ROW, event('sword-delivered', { sword: '7', total: 5 }))).toMatchObject({ sword: '7', total: 5, lines: [] })
})
