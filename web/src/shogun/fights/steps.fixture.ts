// Steps and events as the server would send them, for tests.
import type { GameEvent, Step } from '../view'

let seq = 0

export const stepOf = (seat: number | null, kind: Step['kind'], ...events: GameEvent[]): Step => ({
  type: 'step',
  seq: ++seq,
  kind,
  seat,
  by: 'player',
  at: 0,
  events,
  patch: null,
  text: null,
  name: null,
})

/** Only with the fields that a test is about. */
export const event = (type: GameEvent['type'], fields: Record<string, unknown> = {}, rule = 'r'): GameEvent =>
  ({ type, rule, ...fields }) as GameEvent
