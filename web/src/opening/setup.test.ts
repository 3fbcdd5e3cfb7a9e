import { describe, expect, it } from 'vitest'
import { alone, quick, regamed, resized, usual, wanted, type Wish } from './setup'

const chosen = (wish: Wish, options: object): Wish => ({ ...wish, options: { ...wish.options, [wish.game]: { ...wish.options[wish.game], ...options } } })

describe('a new table', () => {
  it('has by default four seats, mine and three bots, with the fixed set-up', () => {
    const table = wanted(usual())
    expect(table.options).toEqual({ players: 4, side: 'sun', setup: 'fixed', modules: [] })
    expect(table.seat).toBe(0)
    expect(table.bots).toEqual({ 1: 'ashigaru', 2: 'ashigaru', 3: 'ashigaru' })
  })

  it('hurries nobody who plays alone, and is not listed', () => {
    expect(alone(usual())).toBe(true)
    expect(wanted(usual())).toMatchObject({ pace: 'days', seconds: 14 * 86_400, visible: false })
  })

  it('has the chosen pace where somebody else may sit down', () => {
    const table = wanted({ ...usual(), seats: ['me', 'open', { bot: 'random' }], pace: 'short' })
    expect(table).toMatchObject({ pace: 'live', seconds: 180, visible: true, bots: { 2: 'random' } })
    expect(table.options.players).toBe(3)
  })

  it('is claimed on the moon side, where nothing is fixed', () => {
    expect(wanted(chosen(usual(), { side: 'moon' })).options).toMatchObject({ side: 'moon', setup: 'claim' })
  })

  it('has its modules in the order of the box, whatever was chosen first', () => {
    expect(wanted(chosen(usual(), { modules: ['chambers', 'court'] })).options).toMatchObject({ modules: ['court', 'chambers'] })
  })

  it('of SHOGUN NO KATANA has only what can be chosen there', () => {
    const table = wanted(chosen(regamed(chosen(usual(), { modules: ['court'] }), 'katana'), { rooms: 'random' }))
    expect(table).toMatchObject({ game: 'katana', options: { players: 4, rooms: 'random' } })
    expect(Object.keys(table.options)).toEqual(['players', 'rooms'])
  })

  it('against the Ghost has one seat', () => {
    expect(wanted(quick('katana'))).toMatchObject({ game: 'katana', options: { players: 1 }, bots: {}, seat: 0, visible: false })
  })

  it('has as many seats as its game allows', () => {
    expect(regamed({ ...usual(), seats: resized(usual().seats, 5) }, 'katana').seats).toHaveLength(4)
    expect(regamed(quick('katana'), 'shogun').seats).toEqual(['me', { bot: 'ashigaru' }, { bot: 'ashigaru' }])
  })

  it('keeps my seat when it becomes smaller', () => {
    expect(resized([{ bot: 'random' }, 'open', 'open', 'me'], 3)).toEqual(['me', 'open', 'open'])
    expect(resized(['me', 'open', 'open'], 5)).toHaveLength(5)
  })
})
