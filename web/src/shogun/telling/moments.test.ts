import { describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { momentOf, partsOf } from '../../net/playback/moments'
import { merge } from '../../net/playback/patch'
import { firstSeason as season } from '../samples.fixture'
import { unfold } from './unfold'
import type { GameEvent, View } from '../view'
import { listed } from '../tower/throws'
import { timing } from './moments'

const steps = season.steps
const fresh = () => structuredClone(season.view)

/** What the eye sees of a view. */
const board = ({ provinces, players, tower, order, specials, events }: View) => ({
  provinces,
  stores: Object.values(players).map(({ chests, rice, points, supply }) => ({ chests, rice, points, supply })),
  tower: [listed(tower.tray), listed(tower.inside)],
  order,
  specials,
  event: events.current?.card ?? null,
})

describe('the parts of a step', () => {
  it('are all of it, in order', () => {
    for (const step of steps) expect(partsOf(step, timing()).flatMap((part) => part.events)).toEqual(step.events)
  })

  it('let cubes fall before it is seen what came of it', () => {
    const parts = steps.flatMap((step) => partsOf(step, timing()))
    const falling = parts.filter((part) => part.throws)
    expect(falling.length).toBeGreaterThan(0)
    for (const part of falling) {
      expect(part.events).not.toContain(part.throws)
      const next = parts[parts.indexOf(part) + 1]!.events
      expect(next[0]).toBe(part.throws)
      expect(next.map((event) => event.type)).toContain('battle-decided')
    }
  })

  it('ask the next question when the result of a throw was looked at', () => {
    const fought = steps.map((step) => partsOf(step, timing())).filter((parts) => parts.some((part) => part.throws))
    expect(fought.length).toBeGreaterThan(0)
    for (const parts of fought) {
      const decided = parts.findLast((part) => part.events.some(({ type }) => type === 'battle-decided'))!
      expect(parts.indexOf(decided)).toBeLessThan(parts.length - 1)
    }
  })

  it('do not wait for plans that are ready', () => {
    const ready = steps.filter((step) => step.kind === 'seal' && !step.events.length)
    expect(ready.flatMap((step) => partsOf(step, timing())).map((part) => part.stay)).toEqual(ready.map(() => 0))
  })

  it('have their place in the log', () => {
    const step = steps[0]!
    expect(momentOf({ ...step, part: 1 })).toBeGreaterThan(momentOf(step))
    expect(momentOf({ ...step, part: 99 })).toBeLessThan(step.seq + 1)
  })
})

describe('events one by one', () => {
  it('lead to the board that the server sends', () => {
    const [told, truth] = [fresh(), fresh()]
    for (const step of steps) {
      unfold(told, step.events)
      merge(truth as unknown as Record<string, unknown>, step.patch!)
      // What the end of a season clears away is no event of its own.
      if (!step.events.some((event) => event.type === 'round-ended')) expect(board(told)).toEqual(board(truth))
      Object.assign(told, structuredClone(truth))
    }
  })

  it('of a newer server are passed over', () => {
    const view = fresh()
    unfold(view, [{ type: 'typhoon-came', rule: 'r' } as unknown as GameEvent, event('built', { province: 'Atlantis', seat: 9 })])
    expect(view).toEqual(fresh())
  })
})
