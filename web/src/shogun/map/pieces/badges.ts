// Small words and signs at provinces that may be chosen: where each lies, beside the armies and never on another's.
import type { TargetKind } from '../focus.svelte'
import { around, beside, firstFree } from './room'
import { type Box, type Point, shapeOf } from '../land/shapes'
import { type Sizes, TOKEN } from './sizes'

export interface Badge {
  name: string
  /** A chance to win; without words it is the sign of a move. */
  words: string | null
  /** Not what one is after: it stays in the background. */
  quiet: boolean
  at: Point
  box: Box
}

/** In units of the drawing at its own size. */
export const SIGN = 15
const HEIGHT = 15
export const halfWidth = (words: string): number => 8 + words.length * 6

export function badgesOf(
  targets: ReadonlyMap<string, TargetKind>,
  words: ReadonlyMap<string, string>,
  armies: ReadonlySet<string>,
  sizes: Sizes,
  /** Where armies march from: the far side of a token is free of the arrow. */
  origin: string | null = null,
  /** What else stands on the map. */
  standing: readonly Box[] = [],
): Badge[] {
  const from = origin === null ? null : shapeOf.get(origin)!.army
  const far = ([x, y]: Point) => (from ? Math.hypot(x - from[0], y - from[1]) : 0)
  const token = (TOKEN / 2) * sizes.token
  const taken = [...[...armies].map((name) => around(shapeOf.get(name)!.army, token * 0.9)), ...standing]
  const placed: Badge[] = []
  for (const [name, kind] of targets) {
    const said = words.get(name) ?? null
    if (said === null && kind !== 'move') continue
    const [half, height] = said === null ? [SIGN * sizes.token, SIGN * sizes.token] : [halfWidth(said) * sizes.token, HEIGHT * sizes.token]
    const { army } = shapeOf.get(name)!
    const places = armies.has(name)
      ? beside(army, token + half, token + height).sort((a, b) => far(b) - far(a))
      : [army, ...beside(army, half, 2 * height)]
    const box = (at: Point) => around(at, half, height)
    const at = firstFree(places, box, [...taken, ...placed.map((badge) => badge.box)]) ?? places[0]!
    placed.push({ name, words: said, quiet: kind === 'move', at, box: box(at) })
  }
  return placed
}
