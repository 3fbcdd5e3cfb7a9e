import { describe, expect, it } from 'vitest'
import type { TableCard } from '../net/messages'
import { botKnown, botLevel, botManner, faceOf, seatName } from './seats'

const seat = (seat: number, name: string | null, bot: string | null) => ({ seat, name, bot, host: false, you: false })
const card = (...bots: (string | null)[]): TableCard =>
  ({ game: 'shogun', seats: bots.map((bot, at) => seat(at, bot === null ? 'Ann' : null, bot)) }) as unknown as TableCard

describe('whoever sits there', () => {
  it('is called by name: people, bots with a character, else the clan', () => {
    const table = card(null, 'samurai:raider', 'samurai')
    expect([0, 1, 2].map((at) => seatName(table, at))).toEqual(['Ann', 'Tomoe', 'Tokugawa'])
    expect([0, 1, 2].map((at) => faceOf(table, at) !== undefined)).toEqual([false, true, false])
  })

  it('is told apart by the clan where two bots have one name', () => {
    const twins = card('samurai:raider', 'ashigaru:raider', 'samurai:miser')
    expect([0, 1, 2].map((at) => seatName(twins, at))).toEqual(['Tomoe (Uesugi)', 'Tomoe (Mori)', 'Zenbei'])
  })

  it('plays in a way that is told in a few words', () => {
    expect(botKnown('samurai:raider')).toBe('Tomoe the Raider')
    expect(botLevel('samurai:raider')).toBe('Hard bot')
    expect(botManner('samurai:raider', 'shogun')).toBe('attacks early and often')
    expect(botManner('samurai', 'shogun')).toBe('plans ahead and foresees attacks')
  })

  it('has no picture and no name for a character that this client does not know', () => {
    const table = card('samurai:ronin')
    expect(seatName(table, 0)).toBe('Uesugi')
    expect(faceOf(table, 0)).toBeUndefined()
  })
})
