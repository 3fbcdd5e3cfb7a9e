import { describe, expect, it } from 'vitest'
import { partsOf } from '../../net/playback/moments'
import { merge } from '../../net/playback/patch'
import { Rounds, standing, type Round } from './rounds'
import { firstSeason as season } from '../samples.fixture'
import { unfold } from './unfold'
import type { View } from '../view'
import { timing } from './moments'

const steps = season.steps
const fresh = () => structuredClone(season.view)
const json = (view: View) => view as unknown as Record<string, unknown>

/** The first season, whole steps at a time or moment by moment. */
function played(inParts: boolean): Round[] {
  const rounds = new Rounds()
  const view = fresh()
  const found: (Round | null)[] = []
  rounds.begin(view)
  for (const step of steps) {
    const truth = structuredClone(view)
    merge(json(truth), step.patch!)
    const parts = inParts ? partsOf(step, timing()).map(({ events }, part) => ({ ...step, events, part })) : [step]
    parts.forEach((part, at) => {
      found.push(rounds.ended(part, view))
      if (at < parts.length - 1) unfold(view, part.events)
      else Object.assign(view, structuredClone(truth))
      rounds.laidOut(part, view)
    })
  }
  return found.filter((round) => round !== null)
}

describe('a round', () => {
  it('ends once, with what everybody had before and after', () => {
    const [round, ...more] = played(false)
    expect(more).toEqual([])
    expect(round).toMatchObject({ year: 1, season: 'spring', partial: false, before: standing(fresh()) })
    const truth = fresh()
    for (const step of steps) merge(json(truth), step.patch!)
    expect(round!.after).toEqual(standing(truth)) // nothing happens between the seasons of a year
  })

  it('is the same when it is told in parts', () => {
    const [whole, told] = [played(false)[0]!, played(true)[0]!]
    expect({ ...told, moment: Math.floor(told.moment) }).toEqual(whole)
  })

  it('is known to be half seen by who came in the middle', () => {
    const rounds = new Rounds()
    rounds.begin({ ...fresh(), decision: 'march-to' } as View)
    expect(rounds.ended(steps.at(-1)!, fresh())!.partial).toBe(true)
  })
})
