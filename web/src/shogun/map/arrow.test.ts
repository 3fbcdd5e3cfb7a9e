import { describe, expect, it } from 'vitest'
import { march } from './arrow'
import { borders, seaRoutes, shapeOf } from './land/shapes'

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text))

describe('a march', () => {
  it('leads between all neighbours, both ways, and keeps clear of the tokens', () => {
    for (const { between } of [...borders, ...seaRoutes]) {
      for (const [from, to] of [between, between.toReversed()] as [string, string][]) {
        const { path, head } = march(from, to, 24)
        const [x, y] = numbers(head) as [number, number]
        const [tx, ty] = shapeOf.get(to)!.army
        const [fx, fy] = shapeOf.get(from)!.army
        expect(path).not.toContain('NaN')
        expect(Math.hypot(x - tx, y - ty)).toBeGreaterThan(10)
        expect(Math.hypot(x - tx, y - ty)).toBeLessThan(Math.hypot(x - fx, y - fy))
      }
    }
  })
})
