// Pointing at a card lights its province on the map.
import { focus } from '../../map/focus.svelte'
import { type Card, isProvince } from '../plan/plan'

export function light(card: Card | undefined, on: boolean): void {
  if (card && isProvince(card)) focus.lit = on ? card : null
}

/** So does going there by keyboard. */
export function lightByKey(card: Card | undefined, { target }: FocusEvent): void {
  if ((target as Element).matches(':focus-visible')) light(card, true)
}
