// The line of a march: from one army to another province, over their border or along their sea route.
import { borders, seaRoutes, shapeOf, type Point } from './land/shapes'

export interface Curve {
  path: string
  /** The three corners of the head. */
  head: string
}

const STEPS = 48
const key = (a: string, b: string) => [a, b].sort().join('-')
const crossings = new Map([...borders, ...seaRoutes].map((line) => [key(...line.between), line.middle]))

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)
const mix = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]
const fixed = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The point towards which a march bends: beyond the crossing, but never so far that it ties a knot. */
function bendOf(a: Point, b: Point, over: Point): Point {
  const middle = mix(a, b, 0.5)
  const away: Point = [over[0] - middle[0], over[1] - middle[1]]
  const far = Math.hypot(...away)
  const length = apart(a, b)
  // Where the crossing lies on the straight line it bends a little all the same: it reads as movement.
  if (far < length * 0.08) return [middle[0] + (a[1] - b[1]) * 0.16, middle[1] + (b[0] - a[0]) * 0.16]
  const most = Math.min(far * 1.6, length * 0.42) / far
  return [middle[0] + away[0] * most, middle[1] + away[1] * most]
}

/** Where a march crosses from one province to the other. */
export const crossingOf = (from: string, to: string): Point =>
  crossings.get(key(from, to)) ?? mix(shapeOf.get(from)!.army, shapeOf.get(to)!.army, 0.5)

/** Where armies are that have gone this part of their way, along the bend of the arrow. */
export function onTheWay(from: string, to: string, part: number): Point {
  const [a, b] = [shapeOf.get(from)!.army, shapeOf.get(to)!.army]
  const bend = bendOf(a, b, crossingOf(from, to))
  return mix(mix(a, bend, part), mix(bend, b, part), part)
}

/** A bent arrow through the crossing, clear of both tokens; `token` is the radius of one, in units of the sheet. */
export function march(from: string, to: string, token: number): Curve {
  const a = shapeOf.get(from)!.army
  const b = shapeOf.get(to)!.army
  const bend = bendOf(a, b, crossingOf(from, to))
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS
    return mix(mix(a, bend, part), mix(bend, b, part), part)
  })
  const size = Math.min(token, apart(a, b) / 4.5) // neighbours may lie close together
  const tip = points.findLast((point) => apart(point, b) >= size * 1.15)!
  const shaft = points.filter((point) => apart(point, a) >= size && apart(point, b) >= size * 1.15 && apart(point, tip) >= size)
  const neck = shaft.at(-1) ?? mix(a, tip, 0.5)
  const [dx, dy] = [(tip[0] - neck[0]) * 0.75, (tip[1] - neck[1]) * 0.75]
  const corners: Point[] = [tip, [neck[0] - dy, neck[1] + dx], [neck[0] + dy, neck[1] - dx]]
  return {
    path: 'M' + [...shaft, mix(neck, tip, 0.2)].map(fixed).join('L'),
    head: 'M' + corners.map(fixed).join('L') + 'Z',
  }
}
