import { expect, it } from 'vitest'
import { columnOf, onLine, rowOf, wayOf } from './lines'

it('says which way a Sword goes', () => {
  expect([wayOf('2b', '2c'), wayOf('2b', '1b'), wayOf('2b', '3b')]).toEqual(['right', 'up', 'down'])
})

it('a space is on a row and a column', () => {
  expect([rowOf('3d'), columnOf('3d')]).toEqual(['row-3', 'column-4'])
  expect([onLine('3d', 'row-3'), onLine('3d', 'column-4'), onLine('3d', 'row-2')]).toEqual([true, true, false])
})
