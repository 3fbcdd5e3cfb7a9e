// Where in the sequence of play a decision stands: what the strip above it says.
import type { View } from '../view'

export type Phase =
  | { kind: 'claim' | 'plan' | 'order' | 'winter' | 'court' | 'samurai' | 'leaders' | 'chambers' | 'other' }
  | { kind: 'action'; action: string; position: number; seat: number | null }

const KINDS: Record<string, Exclude<Phase['kind'], 'other'>> = {
  'claim-card': 'claim',
  'claim-armies': 'claim',
  plan: 'plan',
  place: 'order',
  'deploy-armies': 'action',
  'move-to': 'action',
  'march-to': 'action',
  'march-armies': 'action',
  reinforce: 'action',
  'next-revolt': 'winter',
  'claim-with-leader': 'claim',
  'take-favour': 'court',
  'remove-event': 'court',
  'calm-province': 'court',
  'favoured-armies': 'court',
  'favoured-building': 'court',
  'choose-benefit': 'samurai',
  'place-leader': 'leaders',
  'move-leader': 'leaders',
  'raise-statue': 'leaders',
  'take-chamber': 'chambers',
  // While it is told what happens, and nobody is asked.
  action: 'action',
  court: 'court',
  winter: 'winter',
}

export function phaseOf(view: View): Phase {
  const kind = KINDS[view.decision ?? ''] ?? 'other'
  if (kind !== 'action') return { kind }
  // While a turn is being played, the view already counts it: `at` and `turn` are those of the next one.
  const { row, at, turn } = view.actions
  const position = turn === 0 ? at : at + 1
  const action = row[position - 1]
  const seat = view.order.at(turn - 1) ?? null
  return action ? { kind, action, position, seat } : { kind: 'other' }
}
