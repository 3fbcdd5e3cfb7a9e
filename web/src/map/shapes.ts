// The map's geometry from its data file: every border is stored once, and provinces are rings of borders.
import data from './map.json'

type Point = [number, number]

interface ProvinceShape {
  name: string
  path: string
  label: Point
  army: Point
  sites: Point[]
  revolt: Point
}

interface SeaRoute {
  between: [string, string]
  path: string
}

const arcs = data.arcs as Point[][]

/** An arc by its index; a negative one is the same border walked the other way. */
function arc(index: number): Point[] {
  return index >= 0 ? arcs[index]! : [...arcs[~index]!].reverse()
}

function line(points: Point[]): string {
  return 'M' + points.map(([x, y]) => `${x} ${y}`).join('L')
}

/** Arcs joined end to end; the point where two of them meet is written once. */
export function ringPoints(ring: number[]): Point[] {
  return ring.flatMap((index) => arc(index).slice(0, -1))
}

function outline(rings: number[][]): string {
  return rings.map((ring) => line(ringPoints(ring)) + 'Z').join('')
}

const idToName = new Map(Object.entries(data.provinces).map(([id, province]) => [id, province.name]))

export const size = data.size as Point

export const provinces: ProvinceShape[] = Object.values(data.provinces).map((province) => ({
  name: province.name,
  path: outline(province.rings),
  label: province.label as Point,
  army: province.army as Point,
  sites: province.sites as Point[],
  revolt: province.revolt as Point,
}))

export const shapeOf = new Map(provinces.map((province) => [province.name, province]))

/** Every land border with the two provinces it divides. */
export const borders = (data.borders as [string, string, number][]).map(([a, b, index]) => ({
  between: [idToName.get(a)!, idToName.get(b)!] as [string, string],
  path: line(arc(index)),
}))

export const coast = (data.coast as number[]).map((index) => line(arc(index))).join('')

export const seaRoutes: SeaRoute[] = data.sea_routes.map((route) => ({
  between: route.between.map((id) => idToName.get(id)!) as [string, string],
  path: line(route.path as Point[]),
}))

export const lakes = data.lakes.map((lake) => line(lake.ring as Point[]) + 'Z')

/** Land that is not played on. */
export const lands = [
  ...data.decor.lands.map((land) => outline(land.rings)),
  ...data.decor.shores.map((shore) => line(shore.ring as Point[]) + 'Z'),
]
