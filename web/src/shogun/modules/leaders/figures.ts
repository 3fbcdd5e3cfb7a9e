// Where leaders and statues stand on the map: beside the armies of their province, on nothing else that lies there.
import { around, overlap } from '../../map/pieces/room'
import { type Box, outlineOf, type Point, type ProvinceShape, shapeOf } from '../../map/land/shapes'
import { type Sizes, TOKEN } from '../../map/pieces/sizes'
import type { Figure } from '../module'
import type { Colour, Cubes, View } from '../../view'

/** Units of the drawings at their own size, see Figures.svelte. A leader is drawn on the scale of armies, a statue on
 *  that of buildings. */
export const LEADER: Point = [41, 62]
export const STATUE = 27

type Kind = 'leader' | 'statue'

const TURNS = 16
const RINGS = [1, 1.25, 1.6, 2.1]
/** A leader stands at the upper right of his armies if he can; statues below. */
const FIRST: Record<Kind, number> = { leader: -Math.PI / 4, statue: (3 * Math.PI) / 4 }

export function figuresOf(view: View, sizes: Sizes, things: Box[]): Figure[] {
  const { leaders } = view
  if (!leaders) return []
  const half = (TOKEN / 2) * sizes.token * 0.94
  const tokens = [...shapeOf.values()]
    .filter(({ name }) => view.provinces[name]!.owner !== null)
    .map(({ army }) => around(army, half))
  const placed: Figure[] = []
  const stand = (figure: Pick<Figure, 'province' | 'colour' | 'count'> & { kind: Kind }) => {
    const taken = [...tokens, ...things, ...placed.map(({ box }) => box)]
    const place = freeIn(shapeOf.get(figure.province)!, figure.kind, sizes, half, taken)
    placed.push({ ...figure, ...place, key: `${figure.kind} ${figure.province} ${figure.colour}` })
  }
  leaders.provinces.forEach((province, seat) => {
    if (province !== null) stand({ kind: 'leader', province, colour: view.players[seat]!.colour, count: 1 })
  })
  // Where all statues were taken away, a name may be left over for a moment, with nothing behind it.
  for (const [province, statues] of Object.entries<Cubes | undefined>(leaders.statues))
    for (const [colour, count] of Object.entries(statues ?? {}) as [Colour, number][])
      if (count) stand({ kind: 'statue', province, colour, count })
  return placed
}

export function halfOf(kind: Kind, sizes: Sizes): Point {
  if (kind === 'statue') return [(STATUE / 2) * sizes.site, (STATUE / 2) * sizes.site]
  return [(LEADER[0] / 2) * sizes.token, (LEADER[1] / 2) * sizes.token]
}

/** Around the armies: a free place within the province, else a free one near it, else the one that hides least. */
function freeIn(shape: ProvinceShape, kind: Kind, sizes: Sizes, token: number, taken: Box[]): Pick<Figure, 'at' | 'box'> {
  const [across, up] = halfOf(kind, sizes)
  const places = RINGS.flatMap((ring) =>
    Array.from({ length: TURNS }, (_, turn): Point => {
      // To the left and to the right by turns, away from the first place.
      const angle = FIRST[kind] + (Math.PI / TURNS) * 2 * Math.ceil(turn / 2) * (turn % 2 ? 1 : -1)
      const reach = ring * (token + Math.hypot(across * Math.cos(angle), up * Math.sin(angle)))
      return [shape.army[0] + reach * Math.cos(angle), shape.army[1] + reach * Math.sin(angle)]
    }),
  )
  const boxAt = ([x, y]: Point) => around([x, y], across * 0.92, up * 0.92)
  const hidden = (at: Point) => taken.filter((box) => overlap(box, boxAt(at))).length
  const inside = places.filter((at) => within(at, outlineOf.get(shape.name)!))
  const free = inside.find((at) => !hidden(at)) ?? places.find((at) => !hidden(at))
  const at = free ?? places.reduce((best, next) => (hidden(next) < hidden(best) ? next : best))
  return { at, box: boxAt(at) }
}

/** Whether a point lies within an outline. */
export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

