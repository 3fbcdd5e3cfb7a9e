import { describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { merge } from '../../net/playback/patch'
import { firstSeason, views } from '../samples.fixture'
import { outlookOf } from '../season/winter-preview'
import type { View } from '../view'
import { recount } from '../season/recount'
import { own, unfold } from './unfold'

it('an action card that is revealed is face up before the next action begins', () => {
  const view = structuredClone(views['plan'])
  const open = view.actions.row.slice(0, 5)
  unfold(view, [{ type: 'action-revealed', rule: 'season.turn-up-next', position: 6, action: 'tax' }])
  expect(view.actions.row).toEqual([...open, 'tax', null, null, null, null])
})

it('one knows the own plan while the bids are still told, and keeps it until the season is over', () => {
  const view = structuredClone(views['plan'])
  const after = structuredClone(view)
  const me = view.seat!
  const laid = Object.fromEntries(Object.keys(after.players[me]!.plan).map((space) => [space, 'Omi']))
  after.players[me]!.plan = laid
  own(view, after)
  expect(view.players[me]!.plan).toEqual(laid)
  own(view, structuredClone(views['plan']))
  expect(view.players[me]!.plan).toEqual(laid)
})

describe('who leads where', () => {
  const built = (seat: number, province: string) => event('built', { seat, province, building: 'castle', free_sites: 0, paid: 3 })
  const bare = () => {
    const view = structuredClone(views['plan'])
    for (const province of Object.values(view.provinces)) province.buildings = []
    recount(view)
    return view
  }
  const owned = (view: View, seat: number) => Object.entries(view.provinces).filter(([, { owner }]) => owner === seat)

  it('is what the map shows, moment by moment, and no points are claimed that nobody has counted', () => {
    const view = bare()
    const after = structuredClone(view)
    const [name, { region }] = owned(view, 1)[0]!
    unfold(view, [built(1, name)])
    own(view, after)
    expect(outlookOf(view).majorities['castle']![region]).toMatchObject({ leaders: [1], count: 1 })
    expect(outlookOf(view).points).toEqual([])
    unfold(view, [event('province-razed', { province: name })])
    own(view, after)
    expect(outlookOf(view).majorities).toEqual(outlookOf(after).majorities)
    unfold(view, [event('winter-began')])
    expect(view.players[1]!.province_cards).toBe(owned(view, 1).length)
  })

  it('is not told before the province is lost that changes it', () => {
    const view = bare()
    const [name, { region }] = owned(view, 0)[0]!
    unfold(view, [built(0, name)])
    const after = structuredClone(view)
    unfold(after, [event('province-razed', { province: name })])
    const cards = view.players[0]!.province_cards
    unfold(view, [event('winter-began')])
    own(view, after)
    expect(outlookOf(view).majorities['castle']![region]!.leaders).toEqual([0])
    expect(view.players[0]!.province_cards).toBe(cards)
    unfold(view, [event('province-razed', { province: name })])
    own(view, after)
    expect(outlookOf(view).majorities['castle']![region]!.leaders).toEqual([])
    expect(view.players[0]!.province_cards).toBe(cards - 1)
  })

  it('is counted as the server counts', () => {
    const whole = Object.values(views).filter(({ provinces }) => provinces && Object.keys(provinces).length)
    expect(whole.some((view) => Object.values(view.provinces).some(({ buildings }) => buildings.length))).toBe(true)
    for (const view of whole) {
      const told = structuredClone(view)
      recount(told)
      expect(outlookOf(told).majorities).toEqual(outlookOf(view).majorities)
      const cards = ({ players }: View) => Object.values(players).map(({ province_cards }) => province_cards)
      expect(cards(told)).toEqual(cards(view))
    }
  })

  it('is what the server says when all of a step has been told', () => {
    const truth = structuredClone(firstSeason.view)
    for (const step of firstSeason.steps) {
      const told = structuredClone(truth)
      unfold(told, step.events)
      merge(truth as unknown as Record<string, unknown>, step.patch!)
      if (!step.events.some(({ type }) => type === 'round-ended')) expect(outlookOf(told).majorities).toEqual(outlookOf(truth).majorities)
    }
  })
})
