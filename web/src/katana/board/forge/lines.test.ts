import { describe, expect, it } from 'vitest'
import { columnOf, onLine, rowOf, strides, wayOf } from './lines'
import { smith, sword } from '../pieces/sample'
import { moveRefusal, targetOf } from '../../asking/whynot'

describe('an activation', () => {
  it('runs in the order of its picks', () => {
    const { forge } = smith({}, { '2b': sword('5', 'SWW', 2), '1b': sword('6', 'LW', 1) })
    expect(strides(forge, ['move-2b', 'move-1b'])).toEqual([
      { order: 1, sword: '5', from: '2b', to: '2c', resource: 'wood' },
      { order: 2, sword: '6', from: '1b', to: '2b', resource: 'wood' },
    ])
  })
  it('moves two Swords that swap at once', () => {
    const { forge } = smith({}, { '2b': sword('5', 'WS', 1), '3b': sword('6', 'SWL', 1) })
    expect(strides(forge, ['swap-2b', 'move-2b']).map(({ order, sword, to }) => [order, sword, to])).toEqual([
      [1, '5', '3b'],
      [1, '6', '2b'],
      [2, '6', '1b'],
    ])
  })
  it('says which way a Sword goes', () => {
    expect([wayOf('2b', '2c'), wayOf('2b', '1b'), wayOf('2b', '3b')]).toEqual(['right', 'up', 'down'])
  })
})

describe('a Sword', () => {
  const forge = smith({}, { '1a': sword('5', 'LW', 1), '2a': sword('6', 'WW', 2), '3a': sword('7', 'ST', 1) }).forge
  it('goes where its next Resource takes it', () => {
    expect(targetOf(sword('5', 'LLW', 1), '1b')).toBe('1c')
    expect(targetOf(sword('5', 'LLW', 2), '1c')).toBe('2c')
  })
  it('stays for a reason', () => {
    const stock = { wood: 1, leather: 1 }
    expect(moveRefusal(forge, stock, '1a')).toBe('movement.one-sword-a-space')
    expect(moveRefusal(forge, stock, '2a')).toBe('movement.golden-rule')
    expect(moveRefusal(forge, {}, '3a')).toBe('movement.recipe-order')
    expect(moveRefusal(forge, stock, '3a')).toBe('')
  })
})

it('a space is on a row and a column', () => {
  expect([rowOf('3d'), columnOf('3d')]).toEqual(['row-3', 'column-4'])
  expect([onLine('3d', 'row-3'), onLine('3d', 'column-4'), onLine('3d', 'row-2')]).toEqual([true, true, false])
})
