import { describe, expect, it } from 'vitest'
import { Hand } from '../../net/playback/clock.fixture'
import { partsOf } from '../../net/playback/moments'
import { Pace } from '../../net/playback/pace.svelte'
import { firstSeason as season } from '../samples.fixture'
import { timing } from '../telling/moments'
import { patience } from './patience'

const FALL = 2600

/** A battle's moments as the table tells them, up to its result. */
function battle() {
  const clock = new Hand()
  const pace = new Pace(() => 1, clock)
  const told: string[] = []
  const parts = season.steps.map((step) => partsOf(step, timing())).find((each) => each.some(({ throws }) => throws))!
  const at = parts.findIndex(({ throws }) => throws)
  const names = ['throw', 'result']
  pace.add(parts.slice(at, at + 2).map(({ stay }, index) => ({ stay, show: () => void told.push(names[index]!) })))
  return { clock, told, patience: patience(() => pace) }
}

describe('the result of a throw', () => {
  it('waits until the cubes lie, though the tower came late', () => {
    const { clock, told, patience } = battle()
    patience.comes()
    clock.pass(7000)
    expect(told).toEqual(['throw'])
    patience.falls(FALL)
    clock.pass(FALL)
    expect(told).toEqual(['throw'])
    clock.pass(300)
    expect(told).toEqual(['throw', 'result'])
  })

  it('comes all the same where no tower ever does', () => {
    const { clock, told, patience } = battle()
    patience.comes()
    clock.pass(8000)
    expect(told).toEqual(['throw', 'result'])
  })

  it('comes soon when the fall is cut short', () => {
    const { clock, told, patience } = battle()
    patience.comes()
    patience.falls(FALL)
    clock.pass(100)
    patience.lies()
    clock.pass(300)
    expect(told).toEqual(['throw', 'result'])
  })

  it('has nothing to wait for in a replay', () => {
    expect(() => patience(() => null).comes()).not.toThrow()
  })
})
