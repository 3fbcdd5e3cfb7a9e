import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY, fingerprint } from './fingerprint'
import type { TableCard } from '../messages'
import { room } from '../calls/room'
import { answer, receiptOf, seated } from './sealing'

const card = (sealed: string[], more: object = {}, revealed: boolean[] | null = null): TableCard =>
  ({
    id: 'here',
    status: 'open',
    reveal_by: null,
    seats: [{ seat: 0, you: false }, { seat: 1, you: true }],
    fairness: { commitment: 'of the server', sealed, revealed, secret: null, entropy: null },
    ...more,
  }) as unknown as TableCard

beforeEach(() => {
  vi.restoreAllMocks()
  let stored: string | null = null
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) })
})

/** Sit down on the second seat: the fingerprint that was sent. */
async function sit(): Promise<string> {
  let sent = ''
  await seated((given) => {
    expect(given.entropy).toBeUndefined()
    sent = given.sealed!
    return Promise.resolve(card([EMPTY, sent]))
  })
  return sent
}

describe('what this browser adds to the seed', () => {
  it('is sent as a fingerprint and revealed only when all seats are bound, with a receipt kept first', async () => {
    const reveal = vi.spyOn(room, 'reveal').mockResolvedValue(card([]))
    const sent = await sit()
    await answer(card(['of another', sent]))
    expect(reveal).not.toHaveBeenCalled()
    expect(receiptOf('here')).toBeNull()

    await answer(card(['of another', sent], { reveal_by: 1 }, [true, false]))
    const [, text] = reveal.mock.calls[0]!
    expect(await fingerprint(text)).toBe(sent)
    expect(receiptOf('here')).toMatchObject({ commitment: 'of the server', sealed: ['of another', sent], seat: 1, entropy: text, starts: 1 })
    await answer(card(['of another', sent], { reveal_by: 1 }, [true, true]))
    expect(reveal).toHaveBeenCalledOnce()
  })

  it('is revealed once, however often the table asks', async () => {
    const reveal = vi.spyOn(room, 'reveal').mockResolvedValue(card([]))
    const sent = await sit()
    const asks = card([EMPTY, sent], { reveal_by: 1 }, [true, false])
    await Promise.all([answer(asks), answer(asks)])
    expect(reveal).toHaveBeenCalledOnce()
  })

  it('stays hidden when the table claims that something else was sealed', async () => {
    const reveal = vi.spyOn(room, 'reveal').mockResolvedValue(card([]))
    await sit()
    await answer(card([EMPTY, 'of somebody else'], { reveal_by: 1 }, [true, false]))
    expect(reveal).not.toHaveBeenCalled()
    expect(receiptOf('here')).toBeNull()
  })

  it('is drawn anew when a start was called off, and the receipt counts it', async () => {
    vi.spyOn(room, 'reveal').mockResolvedValue(card([]))
    const seal = vi.spyOn(room, 'seal').mockResolvedValue(card([]))
    const first = await sit()
    await answer(card([EMPTY, first], { reveal_by: 1 }, [true, false]))
    await answer(card([EMPTY, EMPTY]))
    const [, second] = seal.mock.calls[0]!
    expect(second).not.toBe(first)
    await answer(card([EMPTY, second], { reveal_by: 2 }, [true, false]))
    expect(receiptOf('here')?.starts).toBe(2)
  })

  it('is nothing to a spectator, and nothing once the game has begun', async () => {
    const seal = vi.spyOn(room, 'seal').mockResolvedValue(card([]))
    await answer(card([EMPTY, EMPTY], { status: 'running' }))
    await answer(card([EMPTY, EMPTY], { seats: [{ seat: 0, you: false }] }))
    expect(seal).not.toHaveBeenCalled()
  })
})
