// What a delivery scores at this moment, before any card.
import type { KatanaView, SwordMade } from '../../view'
import { facts } from '../../facts.svelte'

/** Printed points, or of the SHOGUN NO KATANA the values of its Resources; decorations; the round. */
export function deliveryPoints(made: SwordMade, view: Pick<KatanaView, 'round_points'>): number {
  const { resource } = facts()
  const values = made.recipe.slice(0, made.placed).map((kind) => resource[kind].price)
  const printed = made.sword === 'katana' ? values.reduce((sum, value) => sum + value, 0) : made.points
  return made.decorated.reduce((sum, kind) => sum + resource[kind].decorated, printed) + view.round_points
}
