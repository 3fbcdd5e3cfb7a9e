import { expect, it } from 'vitest'
import type { View } from '../view'
import { refused } from './whynot'

const view = (decision: string, origin = 'Settsu') =>
  ({
    decision,
    about: { origin },
    seat: 0,
    players: { 0: { plan: { castle: 'Kaga', 'battle-a': 'Settsu' } } },
    provinces: { Settsu: { owner: 0 }, Kaga: { owner: 0 }, Harima: { owner: 1 } },
  }) as unknown as View

it('says what the rule is about', () => {
  expect(refused(view('march-to'), 'Harima', 'a.rule')).toMatchObject({ rule: 'a.rule', kind: 'other', origin: 'Settsu' })
  expect(refused(view('march-to'), 'Settsu', 'a.rule')).toMatchObject({ kind: 'origin' })
  expect(refused(view('move-leader'), 'Settsu', 'a.rule')).toMatchObject({ kind: 'other' })
})

it("says where the card of another province of one's own lies", () => {
  expect(refused(view('march-to'), 'Kaga', 'a.rule')).toMatchObject({ kind: 'elsewhere', space: 'castle' })
})

it('says nothing where no rule is known', () => {
  expect(refused(view('march-to'), 'Harima', undefined)).toBeNull()
})
