// Room on the map: what is laid on it side by side, so that nothing hides what matters more.
import type { Box, Point } from '../land/shapes'

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A box around a point, from half its width and half its height. */
export function around([x, y]: readonly [number, number], half: number, halfHeight = half): Box {
  return { left: x - half, top: y - halfHeight, right: x + half, bottom: y + halfHeight }
}

/** The first place that hides nothing; or nothing of `hard` at least; null where there is none. */
export function firstFree<Place>(places: Place[], boxOf: (place: Place) => Box, hard: Box[], soft: Box[] = []): Place | null {
  const free = (list: Box[]) => (place: Place) => !list.some((box) => overlap(box, boxOf(place)))
  return places.find(free([...hard, ...soft])) ?? places.find(free(hard)) ?? null
}

/** Below a point, above it, to its right and to its left, so far away. */
export function beside([x, y]: Point, dx: number, dy: number): Point[] {
  return [
    [x, y + dy],
    [x, y - dy],
    [x + dx, y],
    [x - dx, y],
  ]
}
