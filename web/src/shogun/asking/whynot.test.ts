import { describe, expect, it } from 'vitest'
import type { View } from '../../net/view'
import { whyNot } from './whynot'

const view = (decision: string) =>
  ({
    decision,
    about: { origin: 'Settsu' },
    seat: 0,
    players: { 0: { plan: { castle: 'Kaga', 'battle-a': 'Settsu' } } },
    provinces: {
      Settsu: { in_play: true, owner: 0 },
      Kaga: { in_play: true, owner: 0 },
      Harima: { in_play: true, owner: 1 },
      Mutsu: { in_play: true, owner: null },
      Iwami: { in_play: false, owner: null },
    },
  }) as unknown as View

describe('why not', () => {
  it('names the rule that the server would name', () => {
    expect(whyNot(view('march-to'), 'Iwami')?.rule).toBe('setup.left-out-with-three')
    expect(whyNot(view('march-to'), 'Mutsu')?.rule).toBe('march.adjacent')
    expect(whyNot(view('march-to'), 'Harima')?.rule).toBe('event.temple-protects')
    expect(whyNot(view('move-to'), 'Harima')?.rule).toBe('deploy.move-without-battle')
    expect(whyNot(view('next-revolt'), 'Harima')?.rule).toBe('winter.owner-chooses-order')
  })

  it('says where the card of another province of one\'s own lies', () => {
    expect(whyNot(view('march-to'), 'Kaga')).toMatchObject({ rule: 'plan.a-card-once', space: 'castle' })
  })

  it('says nothing about decisions it does not know', () => {
    expect(whyNot(view('a-new-one'), 'Harima')).toBeNull()
  })
})
