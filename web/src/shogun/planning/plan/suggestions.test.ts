import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../../text/t'
import { knowWords } from '../../../net/words'
import { SPACES } from './plan'
import { placedWords } from '../words'
import { otherCard, reasonWords, shortReason, suggestionsOf, told } from './suggestions'

const WORDS = ['Aki', 'Kaga', 'Kii', 'chest-0', 'chest-3', 'chest-4', 'nothing']
beforeAll(() => knowWords('shogun', WORDS))
const better = { id: 'pass-better', args: { action: 'battle-a' } }
const advice = {
  moves: [6, 6, 6, 1, 6, 6, 6, 6, 4, 5, 3],
  reasons: [null, null, null, { id: 'rice-most', args: { province: 'Kaga', amount: 5 } }, null, null, null, null, better, better, null],
  against: null,
  steps: [],
  objections: [],
}

describe('what is suggested', () => {
  it('has a reason in words for each card', () => {
    const found = suggestionsOf(advice, SPACES)
    expect(Object.keys(found)).toEqual(['rice', 'battle-a', 'battle-b', 'bid'])
    expect(found.rice).toEqual({ card: 'Kaga', why: reasonWords(advice.reasons[3]!) })
    expect(found.rice!.why).toBe('Most rice without a revolt: 5.')
    expect(found.bid!.why).toBe('')
  })

  it('tells a reason once, for all cards that still lie there', () => {
    const found = suggestionsOf(advice, SPACES)
    const plan = { rice: 'Kaga', 'battle-a': 'chest-3', 'battle-b': 'chest-4', bid: 'chest-0' } as const
    expect(told(found, plan, SPACES).map(({ spaces }) => spaces)).toEqual([['rice'], ['battle-a', 'battle-b']])
    expect(told(found, { ...plan, rice: 'Kii' }, SPACES).map(({ spaces }) => spaces)).toEqual([['battle-a', 'battle-b']])
  })

  it('keeps two cards apart that are given for the same reason with equal words', () => {
    const plan = { 'battle-a': 'chest-3', 'battle-b': 'chest-4' } as const
    const same = told({ 'battle-a': { card: 'chest-3', why: 'So.' }, 'battle-b': { card: 'chest-4', why: 'So.' } }, plan, SPACES)
    expect(same).toEqual([{ why: 'So.', spaces: ['battle-a', 'battle-b'] }])
  })

  it('says of a chest card that there is no action, for a bid alone it is a price', () => {
    expect(placedWords('battle-a', 'chest-4')).toBe(t('planning-reason-skip', { space: t('planning-space-battle-a'), card: t('name-board-chest', { chests: 4 }) }))
    expect(placedWords('bid', 'chest-4')).toBe('Bid: 4 chests')
    expect(placedWords('tax', 'Kii')).toBe('Collect taxes: Kii')
  })

  it('is compared with the card in which the next best plan differs', () => {
    expect(otherCard({ tax: 'Kii', rice: 'Aki' }, { tax: 'Kii', rice: 'Kaga' })).toEqual({ space: 'rice', card: 'Kaga' })
    expect(otherCard({ tax: 'Kii' }, { tax: 'Kii' })).toBeNull()
  })

  it('passes over a reason that it has no words for', () => {
    expect(reasonWords({ id: 'of-tomorrow', args: {} })).toBe('')
    expect(shortReason({ id: 'of-tomorrow', args: {} })).toBe('')
  })

  it('does not say the move again below a hint', () => {
    const foe = { id: 'march-foe', args: { target: 'Hida', armies: 8, chance: 79 } }
    expect(reasonWords(foe)).toBe('Attack Hida with 8 armies: 79% chance to win.')
    expect(shortReason(foe)).toBe('Your chance to win is 79%.')
    expect(shortReason({ id: 'reinforce', args: { chance: 80, without: 60 } })).toBe('Your chance to win rises from 60% to 80%.')
  })
})
