import { expect, it } from 'vitest'
import type { KatanaView } from '../view'
import { speakOf } from '../../text/t'
import { ending, question } from './question'

speakOf('katana')

/** A delivery of the Sword on a space, with those on other spaces waiting for it. */
function delivering(space: string, ...waiting: string[]): KatanaView {
  const none = { lacquer: 0, wood: 0, steel: 0, leather: 0 }
  const forge = { '2b': { sword: '1' }, '3d': { sword: '42' }, '4b': { sword: 'katana' } }
  return {
    decision: 'delivery',
    seat: 0,
    about: {},
    moves: [],
    action: { delivering: space, interrupted: waiting.map((cell) => ({ delivering: cell, lines: ['column'] })) },
    players: { 0: { coins: 0, stock: none, project: none, forge } },
  } as unknown as KatanaView
}

it('a delivery names its Sword', () => {
  expect(question(delivering('3d'))).toBe("You're delivering Sword 42. What's next?")
})

it('deliveries that wait are named too, the next one first', () => {
  expect(question(delivering('2b', '3d', '4b'))).toBe(
    "You're delivering Sword 1. After that you continue with the SHOGUN NO KATANA and Sword 42. What's next?",
  )
})

it('a gift that can not be used asks for what can be done at any time, and can be declined', () => {
  const gift = (...moves: object[]): KatanaView => ({ ...delivering('2b'), decision: 'palace-gift', action: { interrupted: [] }, moves }) as unknown as KatanaView
  const [card, room, enough] = [{ pick: 'play-3', anytime: true }, { pick: 'room-coins' }, { pick: 'enough' }]
  expect(question(gift(card, room, enough))).toContain('Palace')
  expect(question(gift(card, enough))).toBe('Do anything before the next turn?')
  expect(question(gift(card, enough), '.help')).not.toContain('Type enough')
  expect(ending(gift(card, room, enough), 'enough')).toBe('use no Room')
  expect(ending(gift(card, enough), 'enough')).toBe('Not now')
})
