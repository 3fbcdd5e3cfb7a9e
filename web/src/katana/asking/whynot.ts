// Why a figure cannot go to a place on one's own turn: the rule that refuses it, as the server would name it.
import { HOUSES, RESOURCES, type KatanaView, type Stock, type SwordMade } from '../view'

/** The space of the Forge where a Sword begins: the leftmost of the row of its first Resource. */
export const firstSpace = (recipe: readonly string[]): string =>
  `${RESOURCES.findIndex((resource) => resource === recipe[0]) + 1}a`

const FULL: Record<string, (view: KatanaView) => string> = {
  market: ({ market }) => (market.figures.length >= market.spaces ? 'market.free-space' : ''),
  academy: ({ academy }) => (academy.figures.length >= academy.spaces ? 'academy.free-space' : ''),
  palace: ({ palace }) => (palace.figures.length >= palace.spaces ? 'palace.free-space' : ''),
  komainu: ({ komainu }) => (komainu ? 'komainu.only-space' : ''),
}

/** "" where the place itself is free, or where nothing can be said. */
export function placeRefusal(view: KatanaView, place: string): string {
  const house = HOUSES.find((house) => place.startsWith(house))
  if (!house) return FULL[place]?.(view) ?? ''
  const tile = view.houses[house].spaces[place]?.sword
  if (!tile) return ''
  const forge = view.seat === null ? undefined : view.players[view.seat]?.forge
  return forge?.[firstSpace(tile.recipe)] ? 'houses.first-space-free' : ''
}

/** The rule that keeps a Sword on its space; "" where it could move. */
export function moveRefusal(
  forge: Record<string, SwordMade | null>,
  stock: Partial<Stock>,
  cell: string,
): string {
  const made = forge[cell]
  if (!made) return ''
  const next = made.recipe[made.placed]
  if (!next) return 'movement.golden-rule'
  if (!stock[next]) return 'movement.recipe-order'
  return forge[targetOf(made, cell)] ? 'movement.one-sword-a-space' : ''
}

/** Where the next Resource takes a Sword: to the right in its own row, else up or down into the neighbouring one. */
export function targetOf(made: Pick<SwordMade, 'recipe' | 'placed'>, cell: string): string {
  const row = Number(cell[0])
  const next = RESOURCES.indexOf(made.recipe[made.placed]!) + 1
  if (next !== row) return `${next}${cell[1]}`
  return `${row}${String.fromCharCode(cell.charCodeAt(1) + 1)}`
}
