import { describe, expect, it } from 'vitest'
import type { View } from '../net/view'
import { whyNot } from './whynot'

const view = (decision: string) =>
  ({
    decision,
    about: { origin: 'Settsu' },
    provinces: { Settsu: { in_play: true }, Harima: { in_play: true }, Mutsu: { in_play: true }, Iwami: { in_play: false } },
  }) as unknown as View

describe('why not', () => {
  it('names the rule that the server would name', () => {
    expect(whyNot(view('march-to'), 'Iwami')?.rule).toBe('setup.left-out-with-three')
    expect(whyNot(view('march-to'), 'Mutsu')?.rule).toBe('march.adjacent')
    expect(whyNot(view('march-to'), 'Harima')?.rule).toBe('event.temple-protects')
    expect(whyNot(view('move-to'), 'Harima')?.rule).toBe('deploy.move-without-battle')
    expect(whyNot(view('next-revolt'), 'Harima')?.rule).toBe('winter.owner-chooses-order')
  })

  it('says nothing about decisions it does not know', () => {
    expect(whyNot(view('a-new-one'), 'Harima')).toBeNull()
  })
})
