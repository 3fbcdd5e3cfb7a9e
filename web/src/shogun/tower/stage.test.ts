import { describe, expect, it } from 'vitest'
import { partsOf } from '../../net/playback/moments'
import { timing } from '../telling/moments'
import { firstSeason as season } from '../samples.fixture'
import type { Table } from '../view'
import { fights } from '../fights/fights'
import { Stage } from './stage.svelte'

const steps = season.steps
const whole = steps.find((step) => partsOf(step, timing()).some((part) => part.throws))!
const parts = partsOf(whole, timing())
const falling = parts.findIndex((part) => part.throws)
const fight = fights(steps).find((each) => each.events.includes(parts[falling]!.throws!))!

/** The table while this part of the step is told. */
function stage(at: number, telling = true, asked = false): Stage {
  const { events, throws = null } = parts[at]!
  const moment = { part: { ...whole, events, part: at }, whole, throws }
  return new Stage({ steps: steps.slice(0, steps.indexOf(whole)), moment, pace: { telling }, asked } as unknown as Table)
}

describe('the throw that is seen', () => {
  it('falls in its moment, and its verdict comes with the next', () => {
    expect([stage(falling).current, stage(falling).said]).toEqual([fight, false])
    expect([stage(falling + 1).current, stage(falling + 1).said]).toEqual([fight, true])
  })

  it('is over when nothing is told any more', () => {
    expect(stage(falling, false).current).toBeNull()
  })

  it('is over when something is asked, however long its moment still lasts', () => {
    expect(stage(falling, true, true).current).toBeNull()
    expect(stage(falling + 1, true, true).passing).toBeNull()
  })

  it('is seen again until the next question', () => {
    const view = { decision: 'march-to', about: {}, moves: [{ move: 1 }] }
    const table = { asked: true, view, since: 0, steps: [], moment: null } as unknown as Table
    const again = new Stage(table)
    again.again = fight
    expect(again.again).toEqual(fight)
    ;(table as { view: unknown }).view = { ...view, moves: [{ move: 2 }] }
    expect(again.again).toBeNull()
  })

  it('stays with its result at the tower, and makes room for it elsewhere', () => {
    const shown = stage(falling + 1)
    const close = shown.show(fight, false)
    expect([shown.current, shown.passing, shown.said]).toEqual([fight, null, false])
    close()
    shown.show(fight, true)
    expect(shown.passing).toEqual(fight)
  })
})
