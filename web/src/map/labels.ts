// Where the names of provinces stand so that none covers another or an army. Names of provinces that are drawn
// first have first choice; a name that finds no place is left out, and comes back when there is room.
import type { View } from '../net/view'
import type { Layer } from './layers'
import { provinces, shapeOf, type Box, type ProvinceShape } from './shapes'
import { TOKEN, SITE, type Sizes } from './sizes'
import { provinceName } from './words'

export interface Label {
  x: number
  y: number
}

/** Bold serif letters are about this wide, for one pixel of height; letters of Chinese characters are square. */
const LETTER = 0.6
const GAP = 2

function width(words: string, height: number): number {
  const square = [...words].filter((letter) => letter > '\u2e80').length
  return (square + (words.length - square) * LETTER) * height
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function around([x, y]: readonly [number, number], half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

/** The box of a name whose baseline is centred on (x, y), in units of the sheet. */
function boxAt(words: string, { x, y }: Label, sizes: Sizes): Box {
  const height = sizes.label / sizes.scale
  const half = width(words, height) / 2 + GAP
  return { left: x - half, right: x + half, top: y - height * 0.82, bottom: y + height * 0.28 }
}

/** The drawn place first, then places around the army. */
function candidates(shape: ProvinceShape, sizes: Sizes): Label[] {
  const token = (TOKEN / 2) * sizes.token
  const height = sizes.label / sizes.scale
  const [x, y] = shape.army
  const [lx, ly] = shape.label
  const above = y - token - height * 0.35
  const below = y + token + height
  return [
    { x: lx, y: ly },
    { x, y: above },
    { x, y: below },
    { x: (x + lx) / 2, y: above },
    { x: (x + lx) / 2, y: below },
    { x: lx, y: ly - height * 0.5 },
    { x: lx, y: ly + height * 0.5 },
  ]
}

/** Places for as many names as there is room for. `names` are provinces with their words, the most important first. */
export function placeLabels(
  names: Map<string, string>,
  tokens: Set<string>,
  sizes: Sizes,
  kept: Box[] = [],
): Map<string, Label> {
  const half = (TOKEN / 2) * sizes.token * 0.92
  const armies = provinces.filter((shape) => tokens.has(shape.name)).map((shape) => around(shape.army, half))
  const taken: Box[] = [...armies, ...kept]
  const placed = new Map<string, Label>()
  for (const [name, words] of names) {
    const shape = shapeOf.get(name)!
    const sites = shape.sites.map((site) => around(site, (SITE / 2) * sizes.site * 0.7))
    const free = (list: Box[]) => (label: Label) => !list.some((box) => overlap(box, boxAt(words, label, sizes)))
    const places = candidates(shape, sizes)
    const found = places.find(free([...taken, ...sites])) ?? places.find(free(taken))
    if (!found) continue
    placed.set(name, found)
    taken.push(boxAt(words, found, sizes))
  }
  return placed
}

/** What the layer of yields draws below the armies. */
export const CHIP = { width: 66, height: 25, below: 38 }

function chipOf({ army: [x, y] }: ProvinceShape, owned: boolean, { token }: Sizes): Box {
  const middle = y + (owned ? CHIP.below * token : 0)
  const [halfWidth, halfHeight] = [(CHIP.width / 2) * token, (CHIP.height / 2) * token]
  return { left: x - halfWidth, right: x + halfWidth, top: middle - halfHeight, bottom: middle + halfHeight }
}

/** The names of a table's map. One's own provinces come first, neutral ones give way. */
export function namesOf(view: View, sizes: Sizes, layer: Layer): Map<string, Label> {
  const rank = (owner: number | null) => (owner === null ? 2 : owner === view.seat ? 0 : 1)
  const played = provinces
    .filter(({ name }) => view.provinces[name]!.in_play)
    .map(({ name }) => ({ name, owner: view.provinces[name]!.owner }))
    .sort((a, b) => rank(a.owner) - rank(b.owner))
  const tokens = new Set(played.filter(({ owner }) => owner !== null).map(({ name }) => name))
  const chips = layer === 'yields' ? provinces.map((shape) => chipOf(shape, tokens.has(shape.name), sizes)) : []
  return placeLabels(new Map(played.map(({ name }) => [name, provinceName(name)])), tokens, sizes, chips)
}
