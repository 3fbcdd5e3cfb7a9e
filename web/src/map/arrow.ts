// The line of a march: from one army to another province, over their border or along their sea route.
import { borders, seaRoutes, shapeOf, type Point } from './shapes'

export interface Curve {
  path: string
  /** The three corners of the head. */
  head: string
}

const key = (a: string, b: string) => [a, b].sort().join('-')
const crossings = new Map([...borders, ...seaRoutes].map((line) => [key(...line.between), line.middle]))

const mix = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]
const fixed = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A bent arrow through the crossing, clear of both tokens; `token` is the radius of one, in units of the sheet. */
export function march(from: string, to: string, token: number): Curve {
  const a = shapeOf.get(from)!.army
  const b = shapeOf.get(to)!.army
  const straight = mix(a, b, 0.5)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const over = crossings.get(key(from, to)) ?? straight
  // A quadratic curve passes half way between its bend and the straight line; a far crossing must not tie a knot.
  const away: Point = [over[0] - straight[0], over[1] - straight[1]]
  const far = Math.max(1, Math.hypot(...away))
  const most = Math.min(far * 2, length * 0.45)
  // Marches bend a little even where the crossing lies on the straight line: it reads as movement.
  const lift: Point = far < length * 0.08 ? [(a[1] - b[1]) * 0.14, (b[0] - a[0]) * 0.14] : [0, 0]
  const bend: Point = [
    straight[0] + (away[0] / far) * most + lift[0],
    straight[1] + (away[1] / far) * most + lift[1],
  ]
  const start = mix(a, bend, Math.min(0.45, (token * 1.05) / Math.max(1, Math.hypot(bend[0] - a[0], bend[1] - a[1]))))
  const reach = Math.max(1, Math.hypot(bend[0] - b[0], bend[1] - b[1]))
  const tip = mix(b, bend, Math.min(0.45, (token * 1.12) / reach))
  const neck = mix(tip, bend, Math.min(0.6, (token * 0.95) / reach))
  const side: Point = [(-(tip[1] - neck[1]) * 0.72), (tip[0] - neck[0]) * 0.72]
  const left: Point = [neck[0] + side[0], neck[1] + side[1]]
  const right: Point = [neck[0] - side[0], neck[1] - side[1]]
  return { path: `M${fixed(start)}Q${fixed(bend)} ${fixed(mix(neck, tip, 0.15))}`, head: `M${fixed(tip)}L${fixed(left)}L${fixed(right)}Z` }
}
