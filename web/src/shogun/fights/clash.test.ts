import { expect, it } from 'vitest'
import type { ClashPreview } from '../../net/wire'
import { clashOf } from './clash'

const preview: ClashPreview = {
  type: 'clash-preview',
  attacker: { type: 'clash-side', seat: 0, cubes: { tray: 1, card: 0 } },
  defender: { type: 'clash-side', seat: 1, cubes: { there: 0, tray: 2, castle: 1, card: 0, helpers: 3 } },
  loyal: true,
}

it('adds the armies that march, and leaves out who is not there', () => {
  const { mine, theirs, loyal } = clashOf('Kii', preview, 4)
  expect(mine).toEqual({ seat: 0, rows: [{ kind: 'march', cubes: 4 }, { kind: 'tray', cubes: 1 }], thrown: 5 })
  expect(theirs.rows.map(({ kind }) => kind)).toEqual(['there', 'tray', 'castle', 'helpers'])
  expect([theirs.thrown, loyal]).toEqual([6, true])
})
