// What a player is doing, in a word for the player's card.
import type { View } from '../view'

export interface Status {
  /** away, ready, planning, choosing, turn, deciding, place, waiting: what the word says. */
  kind: 'away' | 'ready' | 'planning' | 'choosing' | 'turn' | 'place' | 'waiting'
  /** The place in the turn order, where it is known. */
  place: number
  awaited: boolean
}

export function statusOf(view: View, seat: number): Status {
  const awaited = view.table.awaited.includes(seat)
  const taken = view.specials.find((card) => card.seat === seat)?.place
  const ordered = view.order.indexOf(seat) + 1
  const place = view.decision === 'place' ? (taken ?? 0) : ordered
  const kind = (): Status['kind'] => {
    if (view.over) return 'waiting'
    if (view.table.sealed) return awaited ? 'planning' : 'ready'
    if (awaited) return view.decision === 'place' ? 'choosing' : 'turn'
    if (view.table.away.includes(seat)) return 'away'
    return place > 0 && !view.decision?.startsWith('claim') ? 'place' : 'waiting'
  }
  return { kind: kind(), place, awaited }
}
