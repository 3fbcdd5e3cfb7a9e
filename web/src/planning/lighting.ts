// Pointing at a card lights its province on the map.
import { focus } from '../map/focus.svelte'
import { type Card, isChest } from './plan'

export function light(card: Card | undefined, on: boolean): void {
  if (card && !isChest(card)) focus.lit = on ? card : null
}
