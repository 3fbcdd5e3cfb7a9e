// The chips of the layer of yields: one for each province, where it hides neither an army nor another chip. Where
// there is no room the chip is left out, and comes back when one looks more closely.
import type { View } from '../../view'
import { around, beside, firstFree } from './room'
import { type Box, type Point, provinces } from '../land/shapes'
import { type Sizes, TOKEN } from './sizes'

export interface Chip {
  name: string
  at: Point
  box: Box
}

/** Pixels on the screen; the small one has no pictures. */
const LARGE = { width: 52, height: 18 }
const SMALL = { width: 30, height: 16 }
const ENOUGH = 0.5
export const chipSize = (scale: number) => (scale >= ENOUGH ? LARGE : SMALL)

export function chipsOf(view: View, sizes: Sizes, armies: ReadonlySet<string>, kept: Box[]): Chip[] {
  const { width, height } = chipSize(sizes.scale)
  const [half, halfHeight] = [width / 2 / sizes.scale, height / 2 / sizes.scale]
  const token = (TOKEN / 2) * sizes.token
  const tokens = provinces.filter(({ name }) => armies.has(name)).map(({ army }) => around(army, token))
  const box = (at: Point) => around(at, half, halfHeight)
  const placed: Chip[] = []
  for (const { name, army, label } of provinces) {
    if (!view.provinces[name]!.in_play) continue
    const places = armies.has(name)
      ? [...beside(army, token + half, token + halfHeight), label]
      : [army, label, ...beside(army, half, 2 * halfHeight)]
    const at = firstFree(places, box, [...tokens, ...placed.map((chip) => chip.box)], kept)
    if (at) placed.push({ name, at, box: box(at) })
  }
  return placed
}
