import { describe, expect, it } from 'vitest'
import type { Fight } from '../deciding/fights'
import { FightQueue } from './queue.svelte'

const fight = (seq: number) => ({ seq, province: 'Ise' }) as Fight

describe('fights of others', () => {
  it('are shown one after the other', () => {
    const queue = new FightQueue()
    queue.add([fight(1)])
    queue.add([fight(2)])
    expect(queue.current?.seq).toBe(1)
    queue.next()
    expect(queue.current?.seq).toBe(2)
    queue.next()
    expect(queue.current).toBeNull()
  })

  it('become a list when three or more wait, and what is playing goes on', () => {
    const queue = new FightQueue()
    queue.add([fight(1)])
    queue.add([fight(2), fight(3), fight(4)])
    expect(queue.current?.seq).toBe(1)
    expect(queue.listed.map((each) => each.seq)).toEqual([2, 3, 4])
    queue.add([fight(5)])
    expect(queue.listed).toHaveLength(4)
  })

  it('can be seen again from the list, and put away', () => {
    const queue = new FightQueue()
    queue.add([fight(1), fight(2), fight(3)])
    expect(queue.current).toBeNull()
    queue.again(queue.listed[1]!)
    expect(queue.current?.seq).toBe(2)
    queue.clear()
    expect([queue.current, queue.listed]).toEqual([null, []])
  })
})
