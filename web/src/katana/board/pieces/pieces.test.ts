import { expect, it } from 'vitest'
import { groupOf, needsLook, placeOf } from '../../asking/picks'
import { familyWord, membersAsked, toggled } from '../town/family'
import { parts } from './recipes'
import { recipe } from './sample'

it('a recipe shows what is placed, what is next and what is decorated', () => {
  expect(parts(recipe('WWS'), 2, ['wood']).map(({ state, decorated }) => [state, decorated])).toEqual([
    ['placed', true],
    ['placed', false],
    ['next', false],
  ])
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

it('moves are answers, anytime actions or the end of a question', () => {
  expect(groupOf({ pick: 'deliver-2c', anytime: true })).toBe('aside')
  expect(groupOf({ pick: 'buy-5' })).toBe('step')
  expect(groupOf({ pick: 'enough' })).toBe('done')
  expect(groupOf({ pick: 'move-1a' })).toBe('step')
})
