import { describe, expect, it } from 'vitest'
import { knowWords } from '../../../net/words'
import {
  ACTIONS,
  emptySpaces,
  fromMoves,
  handOf,
  layout,
  place,
  type Plan,
  takeBack,
  toMoves,
  within,
} from './plan'

const CHESTS = ['chest-0', 'chest-1', 'chest-2', 'chest-3', 'chest-4']
const NAMES = ['Aki', 'Kaga', 'Kii', 'Noto', 'Omi', 'Tosa', 'Yamato']
const HAND = [...NAMES, ...CHESTS]

describe('placing', () => {
  it('takes a card from the hand, and back', () => {
    const plan = place({}, 'castle', 'Kaga')
    expect(plan).toEqual({ castle: 'Kaga' })
    expect(handOf(plan, HAND)).not.toContain('Kaga')
    expect(takeBack(plan, 'castle')).toEqual({})
  })

  it('moves a card to an empty space', () => {
    expect(place({ castle: 'Kaga' }, 'tax', 'Kaga')).toEqual({ tax: 'Kaga' })
  })

  it('swaps two placed cards', () => {
    expect(place({ castle: 'Kaga', tax: 'Kii' }, 'tax', 'Kaga')).toEqual({ castle: 'Kii', tax: 'Kaga' })
  })

  it('sends what lay there to the hand, if the card comes from the hand', () => {
    const plan = place({ castle: 'Kaga' }, 'castle', 'Kii')
    expect(plan).toEqual({ castle: 'Kii' })
    expect(handOf(plan, HAND)).toContain('Kaga')
  })

  it('changes nothing if the card lies there already', () => {
    const plan: Plan = { castle: 'Kaga' }
    expect(place(plan, 'castle', 'Kaga')).toBe(plan)
  })
})

describe('spaces', () => {
  it('are empty until a card lies there', () => {
    expect(emptySpaces({ bid: 'chest-0', castle: 'chest-1' })).toHaveLength(9)
  })
})

describe('moves', () => {
  it('go in the order of the spaces, and come back', () => {
    const plan: Plan = { castle: 'Kaga', 'battle-b': 'Aki', bid: 'chest-3' }
    knowWords('shogun', ['Aki', 'Kaga', 'chest-3', 'nothing'])
    const moves = toMoves(plan)
    expect(moves).toEqual([1, 3, 3, 3, 3, 3, 3, 3, 3, 0, 2])
    expect(fromMoves(moves)).toEqual(plan)
  })
})

describe('a draft', () => {
  it('loses cards that are not in the hand any more, and cards that lie twice', () => {
    expect(within({ castle: 'Kaga', tax: 'Mutsu', bid: 'Kaga' }, HAND)).toEqual({ castle: 'Kaga' })
  })
})

describe('the board', () => {
  it('follows the season, with the unknown actions apart', () => {
    const row = ['tax', 'castle', 'battle-a', 'deploy-1', 'rice', null, null, null, null, null]
    const { known, unknown } = layout(row, false)
    expect(known).toEqual(['bid', 'tax', 'castle', 'battle-a', 'deploy-1', 'rice'])
    expect(unknown).toEqual(['temple', 'theatre', 'deploy-5', 'deploy-3', 'battle-b'])
  })

  it('can be as printed', () => {
    expect(layout([], true).known).toEqual([...ACTIONS, 'bid'])
  })
})
