import { expect, it } from 'vitest'
import type { KatanaView } from '../view'
import { Choosing } from './choosing.svelte'

const view = (...picks: string[]): KatanaView =>
  ({ decision: 'turn', seat: 0, players: {}, moves: picks.map((pick, move) => ({ move, pick, type: 'x' })) }) as unknown as KatanaView

function at(...picks: string[]): { choosing: Choosing; played: number[][] } {
  const played: number[][] = []
  const play = (moves: number[]): Promise<void> => (played.push(moves), Promise.resolve())
  return { choosing: new Choosing({ view: view(...picks), card: null, play }), played }
}

it('plays at once what needs no look', async () => {
  const { choosing, played } = at('market', 'deliver-2c')
  await choosing.pick('deliver-2c')
  expect(played).toEqual([[1]])
})

it('looks before a figure is placed, and then places the one that was chosen', async () => {
  const { choosing, played } = at('market', 'monk-market')
  await choosing.pick('market')
  expect([choosing.look, choosing.monk, played.length]).toEqual(['market', false, 0])
  choosing.monk = true
  await choosing.confirm()
  expect(played).toEqual([[1]])
  expect(choosing.look).toBeNull()
})

it('sends a Monk where no Worker is left', async () => {
  const { choosing, played } = at('monk-row-1')
  await choosing.pick('row-1')
  await choosing.confirm()
  expect(played).toEqual([[0]])
})

it('looks at nothing that is not offered', async () => {
  const { choosing, played } = at('market')
  await choosing.pick('palace')
  expect(choosing.look).toBeNull()
  await choosing.play('palace')
  expect(played).toEqual([])
})

it('offers nothing where it is only looked at', () => {
  expect(new Choosing({ view: view('market'), card: null }).can('market')).toBe(false)
})
