import { describe, expect, it } from 'vitest'
import type { KatanaEvent } from '../view'
import { lastTurn } from './ghost'

const event = (type: KatanaEvent['type'], fields: Record<string, unknown> = {}) => ({ type, rule: '', ...fields }) as KatanaEvent
const drew = (card: string) => event('ghost-drew', { card })
const scored = event('ghost-scored', { seat: 1 })

describe("the Ghost's last turn", () => {
  it('begins with the card it drew', () => {
    const mine = event('figure-placed', { seat: 0 })
    expect(lastTurn([drew('market'), scored, mine, drew('palace'), scored], 1)).toEqual([drew('palace'), scored])
  })

  it('has every card that it drew until it found a space', () => {
    const turn = [drew('market'), event('ghost-found-no-space'), scored, drew('academy'), scored]
    expect(lastTurn([drew('palace'), scored, ...turn], 1)).toEqual(turn)
  })

  it('ends before the final scoring', () => {
    expect(lastTurn([drew('market'), scored, event('scored', { seat: 1 })], 1)).toEqual([drew('market'), scored])
  })
})
