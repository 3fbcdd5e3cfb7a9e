import { describe, expect, it } from 'vitest'
import type { View } from '../../../net/view'
import { change, threatened } from './privileges'

const province = (owner: number | null, armies: number, tax = 5, rice = 3) => ({ owner, armies, tax, rice, in_play: true })

// Settsu borders Harima by land; Kii reaches Awa-Shikoku by sea; Mutsu is far away.
const view = (plan: Record<string, string>, effect = 'theatre-calms', amounts: number[] = []) =>
  ({
    provinces: new Proxy(
      { Settsu: province(0, 3, 7), Kii: province(0, 2), Mutsu: province(0, 1), Harima: province(1, 4) } as Record<string, unknown>,
      { get: (known, name: string) => known[name] ?? province(null, 0) },
    ),
    players: { 0: { plan } },
    events: { current: { effect, amounts } },
  }) as unknown as View

describe('what a special card changes', () => {
  it('is one more of what the event leaves', () => {
    expect(change('one-more-chest', view({ tax: 'Settsu' }), 0)?.args).toMatchObject({ before: 7, after: 8 })
    expect(change('one-more-chest', view({ tax: 'Settsu' }, 'tax-at-most', [5]), 0)?.args).toMatchObject({ before: 5 })
    expect(change('one-more-rice', view({ rice: 'Settsu' }, 'rice-at-least', [4]), 0)?.args).toMatchObject({ before: 4 })
    expect(change('one-more-rice', view({ rice: 'Settsu' }, 'tax-at-most', [1]), 0)?.args).toMatchObject({ before: 3 })
  })

  it('is nothing where the plan has no such action', () => {
    expect(change('one-more-chest', view({ tax: 'chest-2' }), 0)?.useful).toBe(false)
    expect(change('six-armies', view({}), 0)?.useful).toBe(false)
    expect(change('attack', view({ 'battle-a': 'chest-0' }), 0)?.useful).toBe(false)
  })

  it('counts armies from what stands there now', () => {
    expect(change('six-armies', view({ 'deploy-5': 'Kii' }), 0)?.args).toMatchObject({ before: 7, after: 8 })
    const fewer = view({ 'deploy-5': 'Kii' }, 'fewer-armies', [3, 2])
    expect(change('six-armies', fewer, 0)?.args).toMatchObject({ before: 5, after: 8 })
  })

  it('names the provinces that march', () => {
    const both = view({ 'battle-a': 'Settsu', 'battle-b': 'Kii' })
    expect(change('attack', both, 0)?.args).toEqual({ province: 'Settsu', other: 'Kii', count: 2 })
  })

  it('protects what a rival with an army to spare can reach', () => {
    expect(threatened(view({}), 0)).toEqual(['Settsu'])
    expect(change('defence', view({}), 0)?.args).toEqual({ count: 1 })
  })

  it('is not known of a card of the future', () => {
    expect(change('a-new-card', view({}), 0)).toBeNull()
  })
})
