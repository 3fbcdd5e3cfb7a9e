import { expect, it } from 'vitest'
import { views } from '../../samples.fixture'
import { happen } from '../../../net/happenings'
import type { GameEvent } from '../../view'
import { event } from '../../fights/steps.fixture'
import { OF_CHAMBERS } from './unfold'

it('what happens in the chambers is seen on the board', () => {
  const view = structuredClone(views['take-chamber'])
  const tell = (type: GameEvent['type'], fields: Record<string, unknown>) => happen(OF_CHAMBERS, view, event(type, fields))
  const [first, ...others] = view.chambers!.face_up as [string, ...string[]]
  const down = view.chambers!.face_down.length
  tell('chamber-taken', { seat: 2, region: 'red', chamber: first, left: 9 })
  expect(view.chambers!.taken[first]).toBe(2)
  expect(view.chambers!.left[2]).toBe(9)
  tell('markers-turned', { chambers: others })
  expect(view.chambers!.face_up).toEqual([])
  expect(view.chambers!.face_down).toHaveLength(down + others.length)
  tell('region-tile-moved', { regions: ['red', 'green', 'purple', 'brown', 'yellow'] })
  expect(view.chambers!.regions[0]).toBe('red')
  tell('line-scored', { seat: 1, line: 'row-a', count: 2, amount: 1, total: 44 })
  expect(view.players[1]!.points).toBe(44)
})
