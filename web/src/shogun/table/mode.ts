// What the table is about now, which decides how the page is laid out, and the steps that the top bar names.
import { type Phase, phaseOf } from '../asking/phase'
import { modulesOf } from '../modules/module'
import type { Season, View } from '../view'

/** plan: the dock holds the planning board. claim: it holds province cards. act: it holds the actions, and what is asked.
 *  report: what a season brought. */
export type Mode = 'plan' | 'claim' | 'act' | 'report' | 'over'

export function modeOf(view: View): Mode {
  if (view.over) return 'over'
  if (phaseOf(view).kind === 'claim') return 'claim'
  return view.seat !== null && view.table.sealed ? 'plan' : 'act'
}

const SEASON = ['lay-out', 'plan', 'event', 'order', 'actions']
const WINTER = ['rice', 'revolts', 'points']
const CLAIM = ['claim']

const NOW: Partial<Record<Phase['kind'], string>> = { plan: 'plan', order: 'order' }

/** The steps of a season: modules have some of their own. */
function season(view: View): string[] {
  const steps = [...SEASON]
  for (const { step } of modulesOf(view)) if (step?.after) steps.splice(steps.indexOf(step.after) + 1, 0, step.name)
  return steps
}

/** The season that is being reported, while the table may be further. */
export interface Reported {
  year: number
  season: Season
  /** How far a winter is told. */
  now: string
}

/** The steps of now in their order, and which of them is on. */
export function stepsOf(view: View, reported: Reported | null = null): { steps: string[]; now: string } {
  if (reported) return { steps: reported.season === 'winter' ? WINTER : season(view), now: reported.now }
  if (view.decision?.startsWith('claim')) return { steps: CLAIM, now: 'claim' }
  if (view.decision === 'next-revolt') return { steps: WINTER, now: 'revolts' }
  if (view.season === 'winter') return { steps: WINTER, now: 'rice' }
  const phase = phaseOf(view)
  const now = phase.kind === 'module' ? phase.module.step?.name : NOW[phase.kind]
  return { steps: season(view), now: now ?? 'actions' }
}
