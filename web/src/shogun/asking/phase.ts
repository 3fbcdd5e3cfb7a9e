// Where in the sequence of play a decision stands: what the strip above it says.
import { moduleAsking, type Module } from '../modules/module'
import type { View } from '../view'

/** A module's own decisions are in a part of the round that has its name. */
export type Phase =
  | { kind: 'claim' | 'plan' | 'order' | 'winter' | 'other' }
  | { kind: 'module'; module: Module }
  | { kind: 'action'; action: string; position: number; seat: number | null }

const KINDS: Record<string, Exclude<Phase['kind'], 'other' | 'module'>> = {
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
  // While it is told what happens, and nobody is asked.
  action: 'action',
  winter: 'winter',
}

export function phaseOf(view: View): Phase {
  const decision = view.decision ?? ''
  const module = moduleAsking(decision)
  if (module && !module.decisions[decision]?.phase) return { kind: 'module', module }
  const kind = module?.decisions[decision]?.phase ?? KINDS[decision] ?? 'other'
  if (kind !== 'action') return { kind }
  // While a turn is being played, the view already counts it: `at` and `turn` are those of the next one.
  const { row, at, turn } = view.actions
  const position = turn === 0 ? at : at + 1
  const action = row[position - 1]
  const seat = view.order.at(turn - 1) ?? null
  return action ? { kind, action, position, seat } : { kind: 'other' }
}

/** How many of the season's actions are over. */
export function actionsOver(view: View): number {
  const phase = phaseOf(view)
  return phase.kind === 'action' ? phase.position - 1 : view.actions.at
}
