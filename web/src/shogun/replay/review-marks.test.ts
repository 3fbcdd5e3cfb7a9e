import { expect, test } from 'vitest'
import type { ReviewedCard } from '../../net/wire'
import { marksOf, namedIn, stampsOf } from './review-marks'

const card = (at: string, played: string, better: string, change: number | null): ReviewedCard => ({
  at, space: at, played, better, played_card: played, better_card: better, change, gain: null,
})

test('cards of provinces that differ are stamps, one beside the other', () => {
  const cards = [card('castle', 'Omi', 'Kai', 0), card('tax', 'Kai', 'Omi', 0), card('rice', 'chest-2', 'Mino', 1), card('temple', 'Iga', 'Iga', null)]
  expect(stampsOf({ played: [], better: [], cards })).toEqual([
    { province: 'Omi', stamp: 'castle', better: false, at: 0 },
    { province: 'Kai', stamp: 'taxes', better: false, at: 0 },
    { province: 'Kai', stamp: 'castle', better: true, at: 1 },
    { province: 'Omi', stamp: 'taxes', better: true, at: 1 },
    { province: 'Mino', stamp: 'rice', better: true, at: 0 },
  ])
})

test('what both choices name is marked once', () => {
  const march = { place: 'Mino', origin: 'Omi' }
  const marked = { played: [march], better: [march, { place: 'Kai', origin: null }], cards: [] }
  expect(marksOf(marked).map(({ place, better }) => [place, better])).toEqual([['Mino', false], ['Kai', true]])
  expect(namedIn(marked)).toEqual(['Mino', 'Omi', 'Kai'])
})
