// What winter would pay if it came now: points for provinces, buildings, and the most buildings of a kind in a region.
import { REGIONS } from '../map/land/regions'
import type { Building, Region, View } from '../../net/view'

export const BUILDINGS: Building[] = ['castle', 'temple', 'theatre']
/** Points for the most buildings of a kind in a region; who shares the most gets one less. */
export const MOST: Record<Building, number> = { castle: 3, temple: 2, theatre: 1 }

export interface Majority {
  leaders: number[]
  count: number
}

export interface Forecast {
  majorities: Record<Building, Record<Region, Majority>>
  /** Points by seat. */
  points: number[]
}

export function forecast(view: View): Forecast {
  const points = Array.from({ length: view.options.players }, () => 0)
  const counts = new Map<string, number[]>()
  for (const province of Object.values(view.provinces)) {
    if (province.owner === null) continue
    points[province.owner]! += 1 + province.buildings.length
    for (const building of province.buildings) {
      const key = `${building} ${province.region}`
      const list = counts.get(key) ?? points.map(() => 0)
      list[province.owner]! += 1
      counts.set(key, list)
    }
  }
  const majority = (building: Building, region: Region): Majority => {
    const list = counts.get(`${building} ${region}`) ?? []
    const count = Math.max(0, ...list)
    const leaders = list.flatMap((number, seat) => (count > 0 && number === count ? [seat] : []))
    for (const seat of leaders) points[seat]! += MOST[building] - (leaders.length > 1 ? 1 : 0)
    return { leaders, count }
  }
  const row = (building: Building) =>
    Object.fromEntries(REGIONS.map((region) => [region, majority(building, region)])) as Record<Region, Majority>
  const majorities = Object.fromEntries(BUILDINGS.map((building) => [building, row(building)]))
  return { majorities: majorities as Forecast['majorities'], points }
}
