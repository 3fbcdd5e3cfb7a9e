import { expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { views } from '../samples.fixture'
import { outlookOf } from '../season/winter-preview'
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
  own(view, after, [])
  expect(view.players[me]!.plan).toEqual(laid)
  own(view, structuredClone(views['plan']), [])
  expect(view.players[me]!.plan).toEqual(laid)
})

it('who leads where is seen when a season is over, though its step is still told', () => {
  const view = structuredClone(views['plan'])
  const after = structuredClone(view)
  const majority = { ...outlookOf(after).majorities['castle']!['green']!, leaders: [1], count: 2 }
  outlookOf(after).majorities['castle']!['green'] = majority
  own(view, after, [])
  expect(outlookOf(view).majorities['castle']!['green']!.leaders).toEqual([])
  own(view, after, [event('round-ended')])
  expect(outlookOf(view).majorities['castle']!['green']).toEqual(majority)
})
