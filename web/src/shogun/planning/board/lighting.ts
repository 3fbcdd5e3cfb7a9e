// Pointing at a card lights its province on the map.
import { focus } from '../../map/focus.svelte'
import { type Card, isProvince } from '../plan/plan'

export function light(card: Card | undefined, on: boolean): void {
  if (card && isProvince(card)) focus.lit = on ? card : null
}

/** So does going there by keyboard from somewhere else; the first card is focused without anybody's doing. */
export function lightByKey(card: Card | undefined, { target, relatedTarget }: FocusEvent): void {
  if (relatedTarget && (target as Element).matches(':focus-visible')) light(card, true)
}
