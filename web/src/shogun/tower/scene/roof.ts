// A pagoda's roof as geometry: a square that widens downwards along a curve, its corners lifted.
import { BufferGeometry, Float32BufferAttribute } from 'three'

const AROUND = 14 // points along each of the four sides
const DOWN = 7

interface Roof {
  top: number
  eave: number
  height: number
  lift: number
  thick: number
}

/** The point of the roof `down` its slope (0 to 1), on side `side`, `along` that side (-1 to 1). */
function point({ top, eave, height, lift }: Roof, side: number, along: number, down: number): [number, number, number] {
  const half = top + (eave - top) * down
  const y = height * (1 - down) ** 1.7 + lift * Math.abs(along) ** 3.2 * down * down
  const [x, z] = [along * half, half]
  const turns: [number, number][] = [[x, z], [z, -x], [-x, -z], [-z, x]]
  const [tx, tz] = turns[side]!
  return [tx, y, tz]
}

/** The upper skin, and under the eaves a band of the given thickness. */
export function roof(shape: Roof): { tiles: BufferGeometry; rim: BufferGeometry } {
  const skin: number[] = []
  const band: number[] = []
  for (let side = 0; side < 4; side++) {
    for (let a = 0; a < AROUND; a++) {
      const [left, right] = [(a / AROUND) * 2 - 1, ((a + 1) / AROUND) * 2 - 1]
      for (let d = 0; d < DOWN; d++) {
        const [upper, lower] = [d / DOWN, (d + 1) / DOWN]
        quad(skin, point(shape, side, left, upper), point(shape, side, left, lower), point(shape, side, right, lower), point(shape, side, right, upper))
      }
      const [one, two] = [point(shape, side, left, 1), point(shape, side, right, 1)]
      const under = ([x, y, z]: [number, number, number]): [number, number, number] => [x * 0.985, y - shape.thick, z * 0.985]
      quad(band, one, under(one), under(two), two)
      const inner = ([x, y, z]: [number, number, number]): [number, number, number] => [
        (x / shape.eave) * shape.top,
        y - shape.thick - shape.lift * 0.1 + 0.02,
        (z / shape.eave) * shape.top,
      ]
      quad(skin, under(one), inner(one), inner(two), under(two))
    }
  }
  return { tiles: geometry(skin), rim: geometry(band) }
}

type Point = [number, number, number]

function quad(into: number[], a: Point, b: Point, c: Point, d: Point): void {
  into.push(...a, ...b, ...c, ...a, ...c, ...d)
}

function geometry(points: number[]): BufferGeometry {
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.computeVertexNormals()
  return made
}
