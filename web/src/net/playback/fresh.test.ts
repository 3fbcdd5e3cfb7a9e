import { expect, it } from 'vitest'
import type { Step } from '../messages'
import { Fresh } from './fresh'

const step = (seq: number, patch: object | null = {}) => ({ seq, patch, events: [] }) as unknown as Step

it('only what happened since the last look is fresh, and nothing that was read from the log', () => {
  const fresh = new Fresh()
  const [before, now, read] = [step(3), step(4), step(5, null)]
  expect(fresh.hear([before])).toEqual([])
  expect(fresh.hear([before, now])).toEqual([now])
  expect(fresh.hear([before, now])).toEqual([])
  expect(fresh.hear([before, now, read])).toEqual([])
})
