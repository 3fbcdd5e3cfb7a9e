import { describe, expect, it } from 'vitest'
import { partsOf } from '../../net/playback/moments'
import { merge } from '../../net/playback/patch'
import { completed, remembered, Rounds, standing, type Round } from './rounds'
import { event, stepOf } from '../fights/steps.fixture'
import { firstSeason as season, views } from '../samples.fixture'
import { unfold } from './unfold'
import type { Step, View } from '../view'
import { timing } from './moments'

const steps = season.steps
const fresh = () => structuredClone(season.view)
const json = (view: View) => view as unknown as Record<string, unknown>

/** The first season, whole steps at a time or moment by moment. */
function played(inParts: boolean): Round[] {
  const rounds = new Rounds()
  const view = fresh()
  const found: (Round | null)[] = []
  rounds.begin(view, [])
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
    expect({ ...told, moment: Math.floor(told.moment), steps: [] }).toEqual({ ...whole, steps: [] })
    expect(told.steps.flatMap(({ events }) => events)).toEqual(whole.steps.flatMap(({ events }) => events))
  })

  it('is known to be half seen by who came in the middle', () => {
    const rounds = new Rounds()
    rounds.begin({ ...fresh(), decision: 'march-to' } as View, [])
    expect(rounds.ended(steps.at(-1)!, fresh())!.partial).toBe(true)
  })

  it('is whole again with what the server tells of the time before, whether it is over by then or goes on', () => {
    const [whole] = played(false)
    const middle = steps[Math.floor(steps.length / 2)]!.seq
    const rounds = new Rounds()
    const view = fresh()
    for (const step of steps.filter(({ seq }) => seq <= middle)) merge(json(view), structuredClone(step.patch!))
    rounds.begin({ ...view, decision: 'march-to' } as View, [])
    let half: Round | null = null
    for (const step of steps.filter(({ seq }) => seq > middle)) {
      half = rounds.ended(step, view)
      merge(json(view), structuredClone(step.patch!))
    }
    expect(half).toMatchObject({ partial: true })
    expect(half!.before).not.toEqual(whole!.before)
    expect(completed(half!, remembered(season, middle))).toEqual(whole)
    expect(completed(half!, remembered(season, steps.at(-1)!.seq))).toEqual(whole)
    expect(remembered(season, middle).rounds).toEqual([])
  })

  it('is begun anew by who missed how one ended, and goes on for who missed less', () => {
    const rounds = new Rounds()
    rounds.begin(fresh(), [])
    rounds.begin({ ...fresh(), decision: 'march-to' } as View, [stepOf(0, 'moves')])
    expect(rounds.now).toMatchObject({ partial: false, steps: [{}] })
    for (const missed of [null, [stepOf(0, 'moves', event('round-ended', {}))]] as (Step[] | null)[]) {
      rounds.begin({ ...fresh(), decision: 'march-to' } as View, missed)
      expect(rounds.now).toMatchObject({ partial: true, steps: [] })
    }
  })

  it('counts what modules add, too', () => {
    const view = structuredClone(views['take-chamber'])
    const before = standing(view).standings[0]!
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['officials', 'samurai', 'statues', 'trophies', 'chambers']))
    unfold(view, [event('chamber-taken', { seat: 0, chamber: view.chambers!.face_up[0], left: 3 })])
    expect(standing(view).standings[0]!['chambers']).toBe(before['chambers']! + 1)
    expect(standing(fresh()).standings[0]).not.toHaveProperty('chambers')
  })
})
