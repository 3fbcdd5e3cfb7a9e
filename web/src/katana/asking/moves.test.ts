import { expect, it } from 'vitest'
import { speakOf } from '../../text/t'
import type { KatanaMove, Smith } from '../view'
import { distinct } from './moves'

speakOf('katana')

const playing = (...cards: number[]): KatanaMove[] =>
  cards.map((card, move) => ({ type: 'play-card', move, pick: `play-${card}`, card, anytime: true }) as unknown as KatanaMove)
const paying = (...cards: number[]): KatanaMove[] =>
  cards.map((card, move) => ({ type: 'buy-benefit', move, pick: `buy-${card}`, card, anytime: true }) as unknown as KatanaMove)

const listed = (moves: KatanaMove[]) =>
  distinct({ mine: {} as Smith, offered: new Map(moves.map((move) => [move.pick, move])) }, { move: () => 'in other words' }, moves)
const words = (moves: KatanaMove[]): string[] => listed(moves).map((one) => one.words)

it('cards with one effect are told apart by their benefits', () => {
  expect(words(playing(20, 35))).toEqual(['Use the card: advance a Decorator', 'Use the card: 1 Steel'])
  expect(words(playing(20, 21))).toEqual([
    'Use the card: advance a Decorator (its benefit: 1 Coin per delivery)',
    'Use the card: advance a Decorator (its benefit: 1 point per delivery)',
  ])
})

it('equal benefits are told apart by what their cards do', () => {
  expect(words(paying(33, 35))).toEqual([
    'Pay 1 Coin for the card “move a Sword”: get 1 Wood for every delivery in one row or column',
    'Pay 1 Coin for the card “1 Steel”: get 1 Wood for every delivery in one row or column',
  ])
})

it('cards that are the same in both halves are one move, which stands for both', () => {
  expect(listed(playing(10, 11)).map((one) => one.picks)).toEqual([['play-10', 'play-11']])
})

it('two Resources of a kind are counted', () => {
  const grow = (...resources: string[]): KatanaMove[] => [{ type: 'grow-project', move: 0, pick: 'project', resources } as unknown as KatanaMove]
  expect(words(grow('wood', 'wood'))).toEqual(['add 2 Wood to the Project'])
  expect(words(grow('wood', 'steel'))).toEqual(['in other words'])
})
