import { expect, it } from 'vitest'
import { tabWith } from './tabs'

it('a pick lies on one page of a phone', () => {
  expect(['monk-column-2', 'row-1', 'move-2b', 'deliver-4d', 'at-row-3'].map(tabWith)).toEqual(Array(5).fill('forge'))
  expect(['red-2', 'monk-palace', 'room-coins', 'family-13', 'card-2', 'decorator-wood'].map(tabWith)).toEqual(Array(6).fill('town'))
  expect(['pass-1', 'play-10', 'buy-39'].map(tabWith)).toEqual(Array(3).fill('cards'))
})

it('what has no place on the board lies on none', () => {
  expect(['enough', 'quiet', 'first-for-second-2', 'double', 'wood'].map(tabWith)).toEqual(Array(5).fill(null))
})
