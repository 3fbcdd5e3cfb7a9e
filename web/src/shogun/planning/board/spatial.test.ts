import { describe, expect, it } from 'vitest'
import { type Box, toward } from './spatial'

const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 })
// Three spaces above two cards.
const boxes = [box(0, 0), box(12, 0), box(24, 0), box(0, 20), box(12, 20)]

describe('an arrow key', () => {
  it('goes to the neighbour in its direction', () => {
    expect(toward(boxes, 0, 1, 0)).toBe(1)
    expect(toward(boxes, 1, -1, 0)).toBe(0)
    expect(toward(boxes, 1, 0, 1)).toBe(4)
    expect(toward(boxes, 3, 0, -1)).toBe(0)
  })

  it('stays at the edge', () => {
    expect(toward(boxes, 0, -1, 0)).toBe(0)
    expect(toward(boxes, 3, 0, 1)).toBe(3)
  })
})
