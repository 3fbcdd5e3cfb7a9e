// Small words and signs at provinces that may be chosen. A chance to win stands with the name, at its place; the sign of
// a move stands beside the armies and never on another's.
import type { TargetKind } from '../focus.svelte'
import { provinceName } from '../words'
import { width } from './labels'
import { around, beside, firstFree } from './room'
import { type Box, type Point, shapeOf } from '../land/shapes'
import { type Sizes, TOKEN } from './sizes'

export interface Badge {
  name: string
  /** The name and a chance to win; without words it is the sign of a move. */
  words: string | null
  /** Not what one is after: it stays in the background. */
  quiet: boolean
  at: Point
  box: Box
  /** Half the width of the pill, in units of the drawing at its own size. */
  half: number
}

/** In units of the drawing at its own size. */
export const SIGN = 15
export const PILL = 15
/** Letters of a pill, and the room at both ends. */
export const LETTERS = 20
const END = 12

const halfOf = (words: string): number => width(words, LETTERS) / 2 + END

export function badgesOf(
  targets: ReadonlyMap<string, TargetKind>,
  chances: ReadonlyMap<string, string>,
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
    const chance = chances.get(name)
    if (chance === undefined && kind !== 'move') continue
    const { army, label } = shapeOf.get(name)!
    const words = chance === undefined ? null : `${provinceName(name)} ${chance}`
    const half = words === null ? SIGN : halfOf(words)
    const [across, down] = [half * sizes.token, (words === null ? SIGN : PILL) * sizes.token]
    const box = (at: Point) => around(at, across, down)
    const near = beside(army, token + across, token + down).sort((a, b) => far(b) - far(a))
    const places = words !== null ? [label, ...beside(label, across, down), ...near] : armies.has(name) ? near : [army, ...near]
    const at = firstFree(places, box, [...taken, ...placed.map((badge) => badge.box)]) ?? places[0]!
    placed.push({ name, words, quiet: kind === 'move', at, box: box(at), half })
  }
  return placed
}
