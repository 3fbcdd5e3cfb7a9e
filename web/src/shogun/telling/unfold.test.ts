import { expect, it } from 'vitest'
import { views } from '../samples.fixture'
import { unfold } from './unfold'

it('an action card that is revealed is face up before the next action begins', () => {
  const view = structuredClone(views['plan'])
  const open = view.actions.row.slice(0, 5)
  unfold(view, [{ type: 'action-revealed', rule: 'season.turn-up-next', position: 6, action: 'tax' }])
  expect(view.actions.row).toEqual([...open, 'tax', null, null, null, null])
})
