// Where the names of provinces stand so that none covers another or an army. Names of provinces that are drawn
// first have first choice; a name that finds no place is left out, and comes back when there is room.
import type { View } from '../../view'
import { around, firstFree } from './room'
import { provinces, shapeOf, type Box, type ProvinceShape } from '../land/shapes'
import { TOKEN, type Sizes } from './sizes'
import { provinceName } from '../words'

export interface Label {
  x: number
  y: number
}

const GAP = -1
/** From the middle of a letter down to its foot, for one pixel of height. */
const MIDDLE = 0.33

/** How wide a bold serif letter is, for one pixel of height; letters of Chinese characters are square. */
function wide(letter: string): number {
  if (letter > '\u2e80') return 1
  if (/[mw]/i.test(letter)) return 0.95
  if (/[fijlrt-]/.test(letter)) return 0.4
  return /[A-Z]/.test(letter) ? 0.8 : 0.6
}

export const width = (words: string, height: number): number => [...words].reduce((sum, letter) => sum + wide(letter), 0) * height

/** The box of a name whose baseline is centred on (x, y), in units of the sheet. */
function boxAt(words: string, { x, y }: Label, sizes: Sizes): Box {
  const height = sizes.label / sizes.scale
  const half = width(words, height) / 2 + GAP
  return { left: x - half, right: x + half, top: y - height * 0.8, bottom: y + height * 0.2 }
}

/** The place that is kept free for the name first, then places around the army. */
function candidates(shape: ProvinceShape, sizes: Sizes): Label[] {
  const token = (TOKEN / 2) * sizes.token
  const height = sizes.label / sizes.scale
  const [x, y] = shape.army
  const lx = shape.label[0]
  const ly = shape.label[1] + height * MIDDLE
  const above = y - token - height * 0.35
  const below = y + token + height
  return [
    { x: lx, y: ly },
    { x: lx, y: ly - height * 0.5 },
    { x: lx, y: ly + height * 0.5 },
    { x, y: above },
    { x, y: below },
    { x: (x + lx) / 2, y: above },
    { x: (x + lx) / 2, y: below },
  ]
}

/** Places for as many names as there is room for. `names` are provinces with their words, the most important first;
 *  `kept` is never covered, `spared` where it can be helped. */
export function placeLabels(
  names: Map<string, string>,
  tokens: ReadonlySet<string>,
  sizes: Sizes,
  kept: Box[] = [],
  spared: Box[] = [],
): Map<string, Label> {
  const half = (TOKEN / 2) * sizes.token * 0.92
  const armies = provinces.filter((shape) => tokens.has(shape.name)).map((shape) => around(shape.army, half))
  const taken: Box[] = [...armies, ...kept]
  const placed = new Map<string, Label>()
  for (const [name, words] of names) {
    const box = (label: Label) => boxAt(words, label, sizes)
    const found = firstFree(candidates(shapeOf.get(name)!, sizes), box, taken, spared)
    if (!found) continue
    placed.set(name, found)
    taken.push(box(found))
  }
  return placed
}

/** Provinces in which armies stand. */
export const held = (view: View): Set<string> =>
  new Set(provinces.flatMap(({ name }) => (view.provinces[name]!.owner === null ? [] : [name])))

/** The names of a table's map, but for those that stand elsewhere. One's own provinces come first, neutral ones give way. */
export function namesOf(view: View, sizes: Sizes, kept: Box[], spared: Box[], elsewhere: ReadonlySet<string> = new Set()): Map<string, Label> {
  const rank = (owner: number | null) => (owner === null ? 2 : owner === view.seat ? 0 : 1)
  const played = provinces
    .filter(({ name }) => view.provinces[name]!.in_play && !elsewhere.has(name))
    .map(({ name }) => ({ name, owner: view.provinces[name]!.owner }))
    .sort((a, b) => rank(a.owner) - rank(b.owner))
  return placeLabels(new Map(played.map(({ name }) => [name, provinceName(name)])), held(view), sizes, kept, spared)
}
