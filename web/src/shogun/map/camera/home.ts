// Where the map rests on a stage that it fills from edge to edge: the land takes the whole height, its east coast lies at
// the right edge. What is left over is sea in the west and in the north, where papers lie.
import type { View } from '../../view'
import { type Box, boxOf, provinces, type Point } from '../land/shapes'
import type { Place } from './resting'

export const LAND = boxOf(provinces.flatMap(({ box }): Point[] => [[box.left, box.top], [box.right, box.bottom]]))
/** Pixels between the land and the edges of the stage. */
const MARGIN = { top: 6, right: 14, bottom: 8, left: 8 }
/** On a narrow stage the land is too small for the map's tools to lie in its bays: they get the right edge. */
const NARROW = 1100
const TOOLS = 46

export function homeOf(width: number, height: number): Place {
  const [wide, high] = [LAND.right - LAND.left, LAND.bottom - LAND.top]
  const right = width > NARROW ? MARGIN.right : TOOLS
  const [across, down] = [width - MARGIN.left - right, height - MARGIN.top - MARGIN.bottom]
  const scale = Math.max(0.01, Math.min(across / wide, down / high))
  return {
    scale,
    x: width - right - LAND.right * scale,
    y: MARGIN.top + (down - high * scale) - LAND.top * scale,
  }
}

/** A box of the frame in units of a sheet that lies there. */
export const onSheet = ({ left, top, right, bottom }: Box, { scale, x, y }: Place): Box => ({
  left: (left - x) / scale,
  top: (top - y) / scale,
  right: (right - x) / scale,
  bottom: (bottom - y) / scale,
})

/** The bay in the south, where no province is: its middle from the left and its foot from below, in pixels of the frame. */
const BAY = [1384, 1014] as const
export const bayOf = ({ scale, x, y }: Place, height: number) => ({ x: x + BAY[0] * scale, y: height - y - BAY[1] * scale })

/** The middle of one's own land, or of the map. */
export function middleOf({ seat, provinces: held }: View): Point {
  const own = seat === null ? [] : provinces.filter(({ name }) => held[name]?.owner === seat)
  const points = (own.length ? own : provinces).map((shape) => shape.army)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}
