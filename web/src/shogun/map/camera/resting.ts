// Where the sheet lies so that nothing covers a province: neither the edge of the frame nor the papers and tools that
// are laid over it. The largest such place is where the map rests.
import type { Box, Point } from '../land/shapes'

export interface Frame {
  width: number
  height: number
  /** What is laid over the frame, in its pixels. */
  covered: readonly Box[]
}

/** A scale, and where the corner of the sheet lies in the frame. */
export interface Place {
  scale: number
  x: number
  y: number
}

const EDGE = 10
const STEPS = 9
const SMALLER = 0.98
/** So much smaller than without anything over it, and no more: rather is something covered. */
const SMALLEST = 0.72

/** Whether all of these points can be seen. */
export function seen(points: readonly Point[], { scale, x, y }: Place, frame: Frame, edge = EDGE): boolean {
  return points.every(([px, py]) => {
    const [at, down] = [x + px * scale, y + py * scale]
    if (at < edge - 0.5 || down < edge - 0.5 || at > frame.width - edge + 0.5 || down > frame.height - edge + 0.5) return false
    return !frame.covered.some((box) => at > box.left && at < box.right && down > box.top && down < box.bottom)
  })
}

/** Places at this scale that have the box within the frame, those nearest to a wish first. */
function around(box: Box, scale: number, frame: Frame, wish: readonly [number, number]): Place[] {
  const along = (low: number, high: number, length: number) => {
    const [first, last] = [EDGE - low * scale, length - EDGE - high * scale]
    return Array.from({ length: STEPS }, (_, step) => first + ((last - first) * step) / (STEPS - 1))
  }
  const far = ({ x, y }: Place) => Math.hypot(x - wish[0], y - wish[1])
  const xs = along(box.left, box.right, frame.width)
  const ys = along(box.top, box.bottom, frame.height)
  return xs.flatMap((x) => ys.map((y) => ({ scale, x, y }))).sort((a, b) => far(a) - far(b))
}

const largest = (box: Box, frame: Frame): number =>
  Math.max(
    0.01,
    Math.min((frame.width - 2 * EDGE) / (box.right - box.left), (frame.height - 2 * EDGE) / (box.bottom - box.top)),
  )

const middle = (box: Box, scale: number, frame: Frame): [number, number] => [
  frame.width / 2 - ((box.left + box.right) / 2) * scale,
  frame.height / 2 - ((box.top + box.bottom) / 2) * scale,
]

/** The nearest place to a wish at which all points of the box are seen; null if there is none at this scale. */
export function nearestPlace(
  points: readonly Point[],
  box: Box,
  scale: number,
  frame: Frame,
  wish: readonly [number, number],
): Place | null {
  if (scale > largest(box, frame)) return null
  return around(box, scale, frame, wish).find((place) => seen(points, place, frame)) ?? null
}

/** The largest place for all of this; in the middle of the frame where nothing is in the way. */
export function resting(points: readonly Point[], box: Box, frame: Frame): Place {
  const most = largest(box, frame)
  for (let scale = most; scale > most * SMALLEST; scale *= SMALLER) {
    const place = nearestPlace(points, box, scale, frame, middle(box, scale, frame))
    if (place) return place
  }
  const [x, y] = middle(box, most, frame)
  return { scale: most, x, y }
}
