// What an Honor card is worth to somebody as things stand. The end of the game scores by the rules, not by this.
import { RESOURCES, type Honor, type House, type KatanaView, type Resource, type Smith, type SwordMade } from '../../view'
import { facts } from '../../facts.svelte'

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
const onIt = (sword: SwordMade): Resource[] => sword.recipe.slice(0, sword.placed)

/** The Swords one has: the delivered ones, and the SHOGUN NO KATANA as far as it is made. */
const swords = (smith: Smith): SwordMade[] => [...smith.washitsu, ...(smith.katana ? [smith.katana] : [])]

/** Coins, and Resources at what they cost at the Market. */
export const wealth = (smith: Smith): number =>
  smith.coins + sum(RESOURCES.map((resource) => smith.stock[resource] * facts().resource[resource].price))

function flowers(points: number): number {
  const { lap, flowers } = facts().score
  return sum(flowers.map((flower) => Math.max(0, Math.floor((points - flower + lap) / lap))))
}

const COUNTS: Record<string, (smith: Smith, of: Honor['of']) => number> = {
  sashimono: (smith, house) => smith.sashimono[house as House],
  strength: (smith, least) => smith.washitsu.filter((sword) => sword.strength >= Number(least)).length,
  resource: (smith, kind) => swords(smith).filter((sword) => onIt(sword).includes(kind as Resource)).length,
  decorated: (smith, least) => swords(smith).filter((sword) => sword.decorated.length >= Number(least)).length,
  certain: () => 1,
  'total-strength': (smith) => sum(smith.washitsu.map((sword) => sword.strength)),
  'strength-levels': (smith) => new Set(smith.washitsu.map((sword) => sword.strength)).size,
  benefits: (smith) => sum(Object.values(smith.under).map((cards) => cards.length)),
  figures: (smith) => smith.on_board + smith.monks,
  decorators: (smith) => sum(Object.values(smith.decorators)),
  'unused-cards': (smith) => smith.cards.length,
  flowers: (smith) => flowers(smith.points),
  coins: (smith, least) => Math.floor(wealth(smith) / Number(least)),
  decorations: (smith) => sum(smith.washitsu.map((sword) => sword.decorated.length)),
  'katana-decorations': (smith) => smith.katana?.decorated.length ?? 0,
}

/** The points of an Honor card for the seat, now. */
export function honorWorth(view: KatanaView, seat: number, honor: Honor): number {
  const count = COUNTS[honor.kind]?.(view.players[seat]!, honor.of) ?? 0
  return Math.min(facts().score.honor_most, count * honor.points)
}

/** What sets of Sashimonos score: each set has different Houses, and larger sets are worth more. */
export function setsWorth(sashimono: Record<House, number>): number {
  const left = Object.values(sashimono)
  const most = Math.max(...left)
  const sets = Array.from({ length: most }, (_, level) => left.filter((count) => count > level).length)
  return sum(sets.map((kinds) => facts().score.sashimono[kinds - 1] ?? 0))
}
