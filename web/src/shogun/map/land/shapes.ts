// The map's geometry from its data file: every border is stored once, and provinces are rings of borders.
import data from './map.json'
import places from './places.json'

export type Point = [number, number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface ProvinceShape {
  name: string
  path: string
  box: Box
  /** Where things stand, so that nothing covers anything else even when all of it is there. */
  label: Point
  army: Point
  leader: Point
  statue: Point
  revolt: Point
  sites: Point[]
}

type Places = Pick<ProvinceShape, 'army' | 'leader' | 'statue' | 'revolt' | 'sites' | 'label'>

interface Line {
  between: [string, string]
  path: string
  /** Where a march crosses from one to the other. */
  middle: Point
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

export function boxOf(points: Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

const idToName = new Map(Object.entries(data.provinces).map(([id, province]) => [id, province.name]))
const named = (ids: string[]) => ids.map((id) => idToName.get(id)!) as [string, string]
const middle = (points: Point[]): Point => points[points.length >> 1]!

export const size = data.size as Point

export const provinces: ProvinceShape[] = Object.entries(data.provinces).map(([id, province]) => ({
  name: province.name,
  path: outline(province.rings),
  box: boxOf(province.rings.flatMap(ringPoints)),
  ...(places as unknown as Record<string, Places>)[id]!,
}))

export const shapeOf = new Map(provinces.map((province) => [province.name, province]))

/** Enough points of every outline to know what covers it. */
const THIN = 4
export const outlineOf = new Map(
  Object.values(data.provinces).map((province) => [
    province.name,
    province.rings.flatMap(ringPoints).filter((_, index) => index % THIN === 0),
  ]),
)

/** Every land border with the two provinces it divides. */
export const borders: Line[] = (data.borders as [string, string, number][]).map(([a, b, index]) => ({
  between: named([a, b]),
  path: line(arc(index)),
  middle: middle(arc(index)),
}))

/** Lines gathered by the part of the sheet they lie in: what is out of sight is then not drawn at all. */
const CELL = 250
function gathered(lines: { middle: Point; path: string }[]): string[] {
  const cells = new Map<string, string>()
  for (const { middle, path } of lines) {
    const cell = middle.map((value) => Math.floor(value / CELL)).join()
    cells.set(cell, (cells.get(cell) ?? '') + path)
  }
  return [...cells.values()]
}

/** Land borders in which a condition holds. */
export function bordersWhere(holds: (a: string, b: string) => boolean): string[] {
  return gathered(borders.filter(({ between }) => holds(...between)))
}

const shore = (data.coast as number[]).map((index) => ({ middle: middle(arc(index)), path: line(arc(index)) }))
export const coast = gathered(shore)

export const seaRoutes: Line[] = data.sea_routes.map((route) => ({
  between: named(route.between),
  path: line(route.path as Point[]),
  middle: middle(route.path as Point[]),
}))

const closed = (piece: { ring: number[][] }) => line(piece.ring as Point[]) + 'Z'

export const lakes = data.lakes.map(closed).join('')

/** Land that is not played on. */
export const lands = [...data.decor.lands, ...data.decor.shores].map(closed).join('')
const isles = data.decor.islands.map((isle) => ({ middle: middle(isle.ring as Point[]), path: closed(isle) }))
export const islands = gathered(isles)
/** Wherever waves meet land. */
export const shores = gathered([...shore, ...isles])

export type Relief = 'mountain' | 'hill' | 'knoll' | 'trees'

/** Mountains and woods, where nothing else ever stands. */
export const relief = data.decor.relief as [kind: Relief, x: number, y: number][]
