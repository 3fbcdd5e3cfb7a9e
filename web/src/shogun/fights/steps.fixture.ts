// Steps and events as the server would send them, for tests.
import type { Step } from '../../net/messages'
import type { GameEvent } from '../../net/view'

let seq = 0

export const stepOf = (seat: number | null, kind: string, ...events: GameEvent[]): Step => ({
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

export const event = (type: string, fields: Record<string, unknown> = {}, rule = 'r'): GameEvent => ({ type, rule, ...fields })
