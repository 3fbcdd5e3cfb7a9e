import { describe, expect, it } from 'vitest'
import type { KatanaEvent, Step } from '../view'
import { partsOf } from '../../net/playback/moments'
import { KATANA } from './moments'

const event = (type: KatanaEvent['type'], seat?: number) => ({ type, rule: '', ...(seat === undefined ? {} : { seat }) }) as KatanaEvent
const step = (...events: KatanaEvent[]) => ({ seat: 0, events }) as unknown as Step

describe('a step alone against the Ghost', () => {
  const whole = step(event('figure-placed', 0), event('coins-gained', 0), event('ghost-drew'), event('ghost-scored', 1))

  it('shows what one did oneself together with what comes next', () => {
    const parts = partsOf(whole, KATANA, 0)
    expect(parts.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['figure-placed', 'coins-gained', 'ghost-drew'],
      ['ghost-scored'],
    ])
    expect(parts.every(({ stay }) => stay > 0)).toBe(true)
  })

  it('is told in full to who looks on', () => {
    expect(partsOf(whole, KATANA, null)).toHaveLength(4)
  })
})
