import { describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import type { GameEvent, Step } from '../view'
import { Flights } from './flights'

const step = (seq: number, patch: object | null, ...events: GameEvent[]) => ({ seq, patch, events }) as unknown as Step
const collected = (province: string, action: 'tax' | 'rice', amount: number) => event('collected', { seat: 1, province, action, amount })

describe('what flies to a player', () => {
  it('is what was collected since the last look, where it was collected', () => {
    const flights = new Flights()
    const before = step(3, {}, collected('Kai', 'tax', 4))
    expect(flights.hear([before])).toEqual([])
    const now = step(4, {}, collected('Ise', 'rice', 3), collected('Omi', 'tax', 0), event('built', {}))
    expect(flights.hear([before, now])).toEqual([{ province: 'Ise', seat: 1, icon: 'rice', count: 3 }])
    expect(flights.hear([before, now])).toEqual([])
  })

  it('is nothing of what was read from the log, and little of what comes all together', () => {
    const flights = new Flights()
    flights.hear([])
    const read = step(1, null, collected('Kai', 'tax', 4))
    const many = step(2, {}, ...Array.from({ length: 9 }, () => collected('Ise', 'tax', 1)))
    expect(flights.hear([read, many])).toHaveLength(4)
  })
})
