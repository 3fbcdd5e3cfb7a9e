// What an event does to the view that is shown, for the moments within a step.
import type { Effects } from '../../net/happenings'
import type { GameEvent, View } from '../view'

export type ShogunEffects = Effects<View, GameEvent>

/** What is shown while nobody is asked: a part of the season, in place of a decision. */
export function show(view: View, part: string): void {
  ;(view as { decision: string | null }).decision = part
}

/** A card of the plan is turned up. */
export function reveal(view: View, { seat, card }: { seat: number; card: string }, space: string): void {
  const who = view.players[seat]
  if (!who) return
  who.plan[space] = card
  if (!who.shown.includes(space)) who.shown = [...who.shown, space]
}
