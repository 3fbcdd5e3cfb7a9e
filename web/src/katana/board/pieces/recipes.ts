// A Sword's recipe as it is drawn: what is placed, what comes next, and which Resources are decorated.
import type { Resource, SwordMade, SwordTile } from '../../view'
import { joined } from '../../../text/lists'
import { t } from '../../../text/t'
import { coinsOf, pointsOf, resourceName, swordName } from '../../names'

const LETTERS: Record<string, Resource> = { L: 'lacquer', W: 'wood', S: 'steel', T: 'leather' }

/** As component data write it: "WLW". */
export const recipeOf = (letters: string): Resource[] => [...letters].map((letter) => LETTERS[letter]!)

export interface Part {
  resource: Resource
  state: 'placed' | 'needed' | 'next'
  decorated: boolean
}

/** Of several Resources of a kind the first one is drawn as the decorated one: there is at most one on a Sword. */
export function parts(recipe: readonly Resource[], placed = 0, decorated: readonly Resource[] = []): Part[] {
  return recipe.map((resource, at) => ({
    resource,
    state: at < placed ? 'placed' : at === placed && placed > 0 ? 'next' : 'needed',
    decorated: at < placed && decorated.includes(resource) && recipe.indexOf(resource) === at,
  }))
}

/** The tile in words. */
export const tileWords = (tile: SwordTile): string =>
  t('web-bench-tile-words', {
    sword: swordName(tile.sword),
    points: pointsOf(tile.points),
    coins: coinsOf(tile.coins),
    strength: tile.strength,
    recipe: joined(tile.recipe.map(resourceName)),
  })

/** A Sword that is being made, in words. */
export function madeWords(made: SwordMade): string {
  const next = made.recipe[made.placed]
  return t('web-bench-made-words', {
    sword: swordName(made.sword),
    points: pointsOf(made.points),
    strength: made.strength,
    placed: made.placed,
    all: made.recipe.length,
    next: next ? resourceName(next) : '',
    left: next ? 'some' : 'none',
    recipe: joined(made.recipe.map(resourceName)),
    ornaments: made.decorated.length,
    decorated: joined(made.decorated.map(resourceName)),
  })
}
