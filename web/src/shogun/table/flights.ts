// What flies over the table when something is collected: from the province to whoever gets it.
import type { Flight } from '../../table/flight'
import type { GameEvent } from '../view'

export function flightsOf(event: GameEvent): Flight[] {
  if (event.type !== 'collected' || event.amount <= 0) return []
  const what = event.action === 'tax' ? 'chest' : 'rice'
  return [{ from: `#pv-${event.province}`, to: `[data-player="${event.seat}"]`, what, count: event.amount }]
}
