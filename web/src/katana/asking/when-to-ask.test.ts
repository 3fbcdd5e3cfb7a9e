import { describe, expect, it } from 'vitest'
import { answering, declining } from './when-to-ask.svelte'
import type { Choosing } from './choosing.svelte'

const asked = (decision: string, ...words: string[]) =>
  ({ can: (word: string) => words.includes(word), view: { decision } }) as unknown as Choosing

describe('in the turns of others', () => {
  it('nothing is answered for who wants to be asked', () => {
    expect(answering(asked('aside', 'enough', 'quiet'), 'every')).toBeNull()
    expect(answering(asked('aside', 'enough', 'quiet'), 'change')).toBeNull()
  })

  it('is quiet for who wants to be asked in their own turn only', () => {
    expect(answering(asked('aside', 'enough', 'quiet'), 'turn')).toBe('quiet')
  })

  it('a gift is offered all the same, and so is the own turn', () => {
    expect(answering(asked('academy-gift', 'enough'), 'turn')).toBeNull()
    expect(answering(asked('end-of-turn', 'enough'), 'turn')).toBeNull()
  })

  it('no means no for this time, or until something changes', () => {
    expect(declining(asked('aside', 'enough', 'quiet'), 'every')).toBe('enough')
    expect(declining(asked('aside', 'enough', 'quiet'), 'change')).toBe('quiet')
    expect(declining(asked('academy-gift', 'enough'), 'change')).toBe('enough')
    expect(declining(asked('turn'), 'change')).toBeNull()
  })
})
