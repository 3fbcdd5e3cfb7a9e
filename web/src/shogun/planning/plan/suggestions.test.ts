import { beforeAll, describe, expect, it } from 'vitest'
import { knowWords } from '../../../net/words'
import { SPACES } from './plan'
import { reasonWords, suggestionsOf, told } from './suggestions'

const WORDS = ['Aki', 'Kaga', 'Kii', 'chest-0', 'chest-3', 'chest-4', 'nothing']
beforeAll(() => knowWords('shogun', WORDS))
const better = { id: 'pass-better', args: { action: 'battle-a' } }
const advice = {
  moves: [6, 6, 6, 1, 6, 6, 6, 6, 4, 5, 3],
  reasons: [null, null, null, { id: 'rice-most', args: { province: 'Kaga', amount: 5 } }, null, null, null, null, better, better, null],
  against: null,
  objections: [],
}

describe('what is suggested', () => {
  it('has a reason in words for each card', () => {
    const found = suggestionsOf(advice, SPACES)
    expect(Object.keys(found)).toEqual(['rice', 'battle-a', 'battle-b', 'bid'])
    expect(found.rice).toEqual({ card: 'Kaga', why: reasonWords(advice.reasons[3]!) })
    expect(found.rice!.why).toContain('Kaga')
    expect(found.bid!.why).toBe('')
  })

  it('tells a reason once, for all cards that still lie there', () => {
    const found = suggestionsOf(advice, SPACES)
    const plan = { rice: 'Kaga', 'battle-a': 'chest-3', 'battle-b': 'chest-4', bid: 'chest-0' } as const
    expect(told(found, plan, SPACES).map(({ spaces }) => spaces)).toEqual([['rice'], ['battle-a', 'battle-b']])
    expect(told(found, { ...plan, rice: 'Kii' }, SPACES).map(({ spaces }) => spaces)).toEqual([['battle-a', 'battle-b']])
  })

  it('passes over a reason that it has no words for', () => {
    expect(reasonWords({ id: 'of-tomorrow', args: {} })).toBe('')
  })
})
