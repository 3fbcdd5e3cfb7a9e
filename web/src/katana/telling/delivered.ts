// A delivery as one moment: the Sword and its points come first, then what its row and column give, perhaps over several
// answers, and what else follows from it.
import type { OfType } from '../../net/happenings'
import type { House, KatanaEvent } from '../view'

export type LineGave = OfType<KatanaEvent, 'line-gave'>

export interface Delivered {
  seat: number
  sword: string
  /** On the tile, or for the Resources of a SHOGUN NO KATANA. */
  printed: number
  decorations: number
  round: number
  /** What a card adds. */
  doubled: number
  total: number
  lines: LineGave[]
  /** Whose Sashimono stays; null where none is known yet. */
  house: House | null
  freed: boolean
}

/** What may come between the parts of a delivery without ending it. */
const BETWEEN = new Set(['card-played', 'card-discarded', 'benefit-bought', 'resources-exchanged', 'resource-decorated', 'project-grew'])

/** The delivery after an event; null where it is over. */
export function delivered(before: Delivered | null, event: KatanaEvent): Delivered | null {
  if (event.type === 'sword-delivered') {
    const { seat, sword, printed, decorations, round_points, total } = event
    return { seat, sword, printed, decorations, round: round_points, doubled: 0, total, lines: [], house: null, freed: false }
  }
  if (!before || !('seat' in event) || event.seat !== before.seat) return null
  if (event.type === 'points-doubled') return { ...before, doubled: event.points, total: before.total + event.points }
  if (event.type === 'line-gave') return { ...before, lines: [...before.lines, event] }
  if (event.type === 'worker-freed') return { ...before, freed: true }
  if (event.type === 'sashimono-taken' && event.sword === null) return { ...before, house: event.house }
  return BETWEEN.has(event.type) ? before : null
}
