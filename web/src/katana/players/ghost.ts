// The Ghost's turns, found again among what happened.
import type { KatanaEvent } from '../view'

/** Events of the end of the game are none of its deeds. */
const isDeed = (event: KatanaEvent, side: number): boolean =>
  event.type.startsWith('ghost-') || ('seat' in event && event.seat === side && event.type !== 'scored')

/** Its last turn. It draws once more in the same turn where it found no space. */
export function lastTurn(events: readonly KatanaEvent[], side: number): KatanaEvent[] {
  let turn: KatanaEvent[] = []
  let again = false
  for (const event of events) {
    if (!isDeed(event, side) || event.type === 'ghost-deck-changed') continue
    if (event.type === 'ghost-drew' && !again) turn = []
    again = event.type === 'ghost-found-no-space' || (again && event.type !== 'ghost-drew')
    turn.push(event)
  }
  return turn
}
