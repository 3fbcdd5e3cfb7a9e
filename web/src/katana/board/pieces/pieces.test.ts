import { expect, it } from 'vitest'
import { groupOf, needsLook, placeOf } from '../../asking/picks'
import { deliveryPoints } from '../forge/delivering'
import { familyWord, membersAsked, toggled } from '../town/family'
import { setsWorth, wealth } from '../cards/honor'
import { parts } from './recipes'
import { recipe, smith, stock, sword } from './sample'

it('a recipe shows what is placed, what is next and what is decorated', () => {
  expect(parts(recipe('WWS'), 2, ['wood']).map(({ state, decorated }) => [state, decorated])).toEqual([
    ['placed', true],
    ['placed', false],
    ['next', false],
  ])
})

it('a delivery scores print, decorations and the round; the KATANA its Resources', () => {
  const round = { round_points: 4 }
  expect(deliveryPoints(sword('5', 'LWSS', 4, { points: 6, decorated: ['lacquer', 'wood', 'steel'] }), round)).toBe(17)
  const katana = sword('katana', 'LWSSTT', 6, { points: 0, decorated: ['lacquer', 'leather', 'wood'] })
  expect(deliveryPoints(katana, { round_points: 6 })).toBe(29)
})

it('sets of Sashimonos score by their kinds', () => {
  expect(setsWorth({ red: 2, blue: 1, white: 1, green: 0 })).toBe(5)
  expect(setsWorth({ red: 1, blue: 1, white: 1, green: 1 })).toBe(7)
  expect(setsWorth({ red: 0, blue: 0, white: 0, green: 0 })).toBe(0)
})

it('wealth counts Resources at their price', () => {
  expect(wealth(smith({ coins: 1, stock: stock('L') }))).toBe(5)
})

it('Family Members are placed one by one, and move once all are placed', () => {
  expect(membersAsked(['enough', 'family-12'])).toBe(2)
  expect(membersAsked(['enough'])).toBe(0)
  expect(toggled([0, 2], 2, 3)).toEqual([0])
  expect(toggled([0, 2], 4, 2)).toEqual([2, 4])
  expect(familyWord([4, 0])).toBe('family-15')
})

it('figures and passes are looked at first', () => {
  expect(['red-2', 'monk-market', 'column-3', 'pass-1'].map(needsLook)).toEqual([true, true, true, true])
  expect(['move-1a', 'deliver-2c', 'at-row-1', 'room-coins'].some(needsLook)).toBe(false)
  expect(placeOf('monk-row-1')).toBe('row-1')
})

it('words are answers, asides or the end of a question', () => {
  expect(groupOf('deliver-2c', 'turn')).toBe('aside')
  expect(groupOf('buy-5', 'second')).toBe('step')
  expect(groupOf('enough', 'aside')).toBe('done')
  expect(groupOf('move-1a', 'forging')).toBe('step')
})

it('between the lines of a delivery the lines are answers, and anytime actions are asides', () => {
  const groups = (words: string[]) => words.map((word) => groupOf(word, 'delivery'))
  expect(groups(['take-row', 'take-column', 'take-row-doubled', 'double'])).toEqual(['step', 'step', 'step', 'step'])
  expect(groups(['deliver-2c', 'play-25', 'buy-5', 'compose'])).toEqual(['aside', 'aside', 'aside', 'aside'])
})
