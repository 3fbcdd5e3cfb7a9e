import { describe, expect, it } from 'vitest'
import { EMPTY, fingerprint } from '../net/fairness/fingerprint'
import type { Receipt } from '../net/fairness/sealing'
import { check, seedOf } from './fairness'
import { short } from './short'

// The example of the protocol's page.
const entropy = ['88ab03', '', '']
const fairness = {
  commitment: '47f1fb99ad06d7ead28b856da3d25e54de84a515a1d89432eaa5a336c25e994d',
  sealed: await Promise.all(entropy.map(fingerprint)),
  revealed: null,
  secret: '6d8dc2f9b49d44d756e642d6436034a0b17fc709c0559bd934363cdf001977e2',
  entropy,
}
const seed = '45e3cf4e5d88ac30b4355c67c9adea230820f21b4b107923acf992eb6b9fdfac'
const receipt: Receipt = {
  bakufu_receipt: 1, table: 'here', commitment: fairness.commitment, sealed: fairness.sealed, seat: 0, entropy: '88ab03', kept_at: 0, starts: 1,
}

describe('fairness', () => {
  it('follows from the secret and what the seats gave', async () => {
    expect(await seedOf(fairness.secret, entropy)).toBe(seed)
    for (const kept of [receipt, null]) {
      expect(await check(fairness, seed, kept)).toEqual({ server: true, seats: [true, true, true], seed: true })
    }
    expect(fairness.sealed[1]).toBe(EMPTY)
  })

  it('is seen to fail', async () => {
    const other = { ...fairness, entropy: ['88ab04', '', ''] }
    expect(await check(other, seed, null)).toEqual({ server: true, seats: [false, true, true], seed: false })
    expect((await check({ ...fairness, secret: '00' }, seed, null)).server).toBe(false)
  })

  it('catches by the receipt a server whose figures fit together', async () => {
    const ground = { ...fairness, entropy: ['88ab03', 'ground', ''] }
    ground.sealed = await Promise.all(ground.entropy.map(fingerprint))
    const chosen = await seedOf(ground.secret, ground.entropy)
    expect(await check(ground, chosen, null)).toEqual({ server: true, seats: [true, true, true], seed: true })
    expect((await check(ground, chosen, receipt)).seats).toEqual([true, false, true])
    expect((await check(fairness, seed, { ...receipt, commitment: EMPTY })).server).toBe(false)
  })

  it('marks seeds of the keyed hash', async () => {
    expect(await seedOf('keyed-secret', [])).toMatch(/^keyed-[0-9a-f]{64}$/)
  })

  it('shows long texts by their ends', () => {
    expect(short('kaede-spring')).toBe('kaede-spring')
    expect(short(seed)).toBe('45e3cf…dfac')
  })
})
