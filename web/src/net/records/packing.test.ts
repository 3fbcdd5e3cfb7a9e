import { describe, expect, it } from 'vitest'
import { packed, unpacked } from './packing'

const RECORD = JSON.stringify({ bakufu: 1, game: 'shogun', note: '幕府', moves: Array.from({ length: 900 }, (_, at) => [at % 5, (at * 37) % 211]) })

describe('a text in an address', () => {
  it('comes back as it was, and is much shorter', async () => {
    const letters = await packed(RECORD)
    expect(letters).toMatch(/^[\w-]+$/)
    expect(letters.length).toBeLessThan(RECORD.length / 2)
    expect(await unpacked(letters)).toBe(RECORD)
  })

  it('is refused when it was cut off or changed', async () => {
    const letters = await packed(RECORD)
    await expect(unpacked(letters.slice(0, -8))).rejects.toThrow()
    await expect(unpacked(`${letters.slice(0, 40)}!`)).rejects.toThrow()
  })
})
