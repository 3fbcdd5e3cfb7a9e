import { describe, expect, it } from 'vitest'
import { cycle } from './keys'

describe('going round', () => {
  it('begins at either end and comes back', () => {
    expect(cycle(['a', 'b', 'c'], null)).toBe('a')
    expect(cycle(['a', 'b', 'c'], null, -1)).toBe('c')
    expect(cycle(['a', 'b', 'c'], 'c')).toBe('a')
    expect(cycle(['a', 'b', 'c'], 'a', -1)).toBe('c')
    expect(cycle([], null)).toBeNull()
  })
})
