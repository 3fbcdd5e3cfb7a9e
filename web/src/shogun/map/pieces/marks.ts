// Where buildings and revolt markers lie in a province: on their drawn places, and beside the armies and one another
// where the map is so small that they would lie on top of each other.
import type { Province } from '../../view'
import { around } from './room'
import type { Box, Point, ProvinceShape } from '../land/shapes'
import { REVOLT, SITE, type Sizes, TOKEN } from './sizes'

export interface Laid {
  sites: Point[]
  revolt: Point
}

const ROUNDS = 4
const EMPTY = 0.55 // of a building

/** Move a point out of a circle around another; straight down where both are the same. */
function pushed([x, y]: Point, [cx, cy]: Point, apart: number): Point {
  const far = Math.hypot(x - cx, y - cy)
  if (far >= apart) return [x, y]
  const [dx, dy] = far < 0.01 ? [0, 1] : [(x - cx) / far, (y - cy) / far]
  return [cx + dx * apart, cy + dy * apart]
}

export function laidIn(shape: ProvinceShape, province: Province, sizes: Sizes): Laid {
  const building = (SITE / 2) * sizes.site
  const sites = shape.sites.slice(0, province.sites)
  const radii = sites.map((_, index) => (index < province.buildings.length ? building : building * EMPTY))
  const marker = province.revolt_markers > 0
  const points: Point[] = marker ? [...sites, shape.revolt] : [...sites]
  if (marker) radii.push((REVOLT / 2) * sizes.site)
  // Laid out as they are, things lie side by side. Only drawn larger than that do they come into each other's way.
  const crowded = Math.max(sizes.token, sizes.site) > 1
  const token = province.owner === null ? 0 : (TOKEN / 2) * sizes.token * 0.94
  for (let round = 0; crowded && round < ROUNDS; round++)
    for (let at = 0; at < points.length; at++) {
      for (let other = 0; other < at; other++)
        points[at] = pushed(points[at]!, points[other]!, radii[at]! + radii[other]!)
      if (token) points[at] = pushed(points[at]!, shape.army, token + radii[at]!)
    }
  return { sites: points.slice(0, sites.length), revolt: marker ? points.at(-1)! : shape.revolt }
}

/** The buildings, where they are drawn, and markers as boxes, for what gives way to them. */
export function boxesOf(laid: Laid, province: Province, sizes: Sizes, buildings = true): Box[] {
  const built = laid.sites.slice(0, buildings ? province.buildings.length : 0).map((site) => around(site, (SITE / 2) * sizes.site * 0.9))
  return province.revolt_markers ? [...built, around(laid.revolt, (REVOLT / 2) * sizes.site * 0.9)] : built
}
