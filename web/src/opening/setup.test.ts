import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keep, recall } from './remembered'
import { lobbies } from './games'
import { alone, filled, inCharacter, quick, resized, wanted, type Wish } from './setup'

const chosen = (wish: Wish, options: object): Wish => ({ ...wish, options: { ...wish.options, ...options } })

describe('a new table', () => {
  it('has by default four seats, mine and three bots of any character, with the fixed set-up', () => {
    const table = wanted(quick('shogun'))
    expect(table.options).toEqual({ players: 4, side: 'sun', setup: 'fixed', modules: [] })
    expect(table.seat).toBe(0)
    expect(table.bots).toEqual({ 1: 'ashigaru:any', 2: 'ashigaru:any', 3: 'ashigaru:any' })
  })

  it('hurries nobody who plays alone, and is not listed', () => {
    expect(alone(quick('shogun'))).toBe(true)
    expect(wanted(quick('shogun'))).toMatchObject({ pace: 'days', seconds: 14 * 86_400, visible: false })
  })

  it('has the chosen pace where somebody else may sit down', () => {
    const table = wanted({ ...quick('shogun'), seats: ['me', 'open', { bot: 'random' }], pace: 'short' })
    expect(table).toMatchObject({ pace: 'live', seconds: 180, visible: true, bots: { 2: 'random' } })
    expect(table.options.players).toBe(3)
  })

  it('is played at once with bots in the open seats', () => {
    const table = wanted(filled({ ...quick('shogun'), seats: ['me', 'open', { bot: 'samurai:miser' }] }))
    expect(table).toMatchObject({ bots: { 1: 'ashigaru:any', 2: 'samurai:miser' }, visible: false })
  })

  it('has characters where the game and the level have them', () => {
    expect(inCharacter('shogun', 'daimyo', 'raider')).toBe('daimyo:raider')
    expect(inCharacter('shogun', 'random', 'raider')).toBe('random')
    expect(wanted({ ...quick('katana'), seats: ['me', { bot: 'samurai' }] }).bots).toEqual({ 1: 'samurai' })
  })

  it('offers the strongest level of both games', () => {
    for (const game of ['shogun', 'katana']) expect(lobbies.need(game).levels.at(-1)).toBe('shogun')
  })

  it('is claimed on the moon side, where nothing is fixed', () => {
    expect(wanted(chosen(quick('shogun'), { side: 'moon' })).options).toMatchObject({ side: 'moon', setup: 'claim' })
  })

  it('has its modules in the order of the box, whatever was chosen first', () => {
    expect(wanted(chosen(quick('shogun'), { modules: ['chambers', 'court'] })).options).toMatchObject({ modules: ['court', 'chambers'] })
  })

  it('of SHOGUN NO KATANA has only what can be chosen there', () => {
    const table = wanted(chosen({ ...quick('katana'), seats: resized(['me'], 4) }, { rooms: 'random' }))
    expect(table).toMatchObject({ game: 'katana', options: { players: 4, rooms: 'random' } })
    expect(Object.keys(table.options)).toEqual(['players', 'rooms'])
  })

  it('against the Ghost has one seat', () => {
    expect(wanted(quick('katana'))).toMatchObject({ game: 'katana', options: { players: 1 }, bots: {}, seat: 0, visible: false })
  })

  it('keeps my seat when it becomes smaller', () => {
    expect(resized([{ bot: 'random' }, 'open', 'open', 'me'], 3)).toEqual(['me', 'open', 'open'])
    expect(resized(['me', 'open', 'open'], 5)).toHaveLength(5)
  })
})

describe('the last choice', () => {
  let stored: string | null
  beforeEach(() => {
    stored = null
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) })
  })

  it('is offered again, for each game its own', () => {
    const wishes = recall()
    expect(wishes).toEqual({ game: 'shogun', of: { shogun: quick('shogun'), katana: quick('katana') } })
    wishes.game = 'katana'
    wishes.of['shogun'] = { ...chosen(quick('shogun'), { modules: ['court'] }), seats: ['me', 'open', { bot: 'samurai:raider' }], visible: false }
    keep(wishes)
    expect(recall()).toEqual(wishes)
  })

  it('is forgotten where it no longer fits', () => {
    stored = JSON.stringify({ game: 'chess', of: { shogun: { seats: ['me'], pace: 'never' }, katana: null } })
    expect(recall()).toEqual({ game: 'shogun', of: { shogun: quick('shogun'), katana: quick('katana') } })
    stored = 'nonsense'
    expect(recall().game).toBe('shogun')
  })
})
