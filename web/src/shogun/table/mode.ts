// What the table is about now, which decides how the page is laid out, and the steps that the top bar names.
import { type Phase, phaseOf } from '../asking/phase'
import type { View } from '../view'

/** plan: the dock holds the planning board. claim: it holds province cards. act: what is asked stands beside the map. */
export type Mode = 'plan' | 'claim' | 'act' | 'over'

const CLAIMING = new Set(['claim-card', 'claim-armies', 'claim-with-leader'])

export function modeOf(view: View): Mode {
  if (view.over) return 'over'
  if (CLAIMING.has(view.decision ?? '')) return 'claim'
  return view.seat !== null && view.table.sealed ? 'plan' : 'act'
}

const SEASON = ['lay-out', 'plan', 'event', 'order', 'actions']
const AT_COURT = ['lay-out', 'plan', 'event', 'order', 'court', 'actions']
const WINTER = ['rice', 'revolts', 'points']
const CLAIM = ['claim']

const NOW: Partial<Record<Phase['kind'], string>> = { plan: 'plan', order: 'order', samurai: 'order', court: 'court' }

/** The steps of now in their order, and which of them is on. */
export function stepsOf(view: View): { steps: string[]; now: string } {
  if (view.decision?.startsWith('claim')) return { steps: CLAIM, now: 'claim' }
  if (view.decision === 'next-revolt') return { steps: WINTER, now: 'revolts' }
  if (view.season === 'winter') return { steps: WINTER, now: 'points' }
  return { steps: view.court ? AT_COURT : SEASON, now: NOW[phaseOf(view).kind] ?? 'actions' }
}
