// Where leaders and statues stand on the map.
import { around } from '../../map/pieces/room'
import { type Point, shapeOf } from '../../map/land/shapes'
import type { Sizes } from '../../map/pieces/sizes'
import type { Figure } from '../module'
import type { Colour, Cubes, View } from '../../view'

/** Units of the drawings at their own size, see LeaderFigures.svelte. */
export const LEADER: Point = [36, 49]
export const STATUE: Point = [25, 34]

type Kind = 'leader' | 'statue'

/** A leader and the statues of a province have a place each that is kept free for them. */
export function figuresOf(view: View, sizes: Sizes): Figure[] {
  const { leaders } = view
  if (!leaders) return []
  const placed: Figure[] = []
  const stand = (figure: Pick<Figure, 'province' | 'colour' | 'count'> & { kind: Kind }) => {
    const at = shapeOf.get(figure.province)![figure.kind]
    const [across, up] = halfOf(figure.kind, sizes)
    placed.push({ ...figure, at, box: around(at, across * 0.92, up * 0.92), key: `${figure.kind} ${figure.province} ${figure.colour}` })
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

export const total = (cubes: Cubes | undefined): number => Object.values(cubes ?? {}).reduce((sum, count) => sum + count, 0)

/** How many of a seat's statues stand on the map, in whoever's provinces. */
export const statuesOf = ({ leaders, players }: View, seat: number): number =>
  Object.values<Cubes | undefined>(leaders?.statues ?? {}).reduce((sum, there) => sum + (there?.[players[seat]!.colour] ?? 0), 0)

export function halfOf(kind: Kind, sizes: Sizes): Point {
  const [width, height] = kind === 'leader' ? LEADER : STATUE
  return [(width / 2) * sizes.token, (height / 2) * sizes.token]
}
