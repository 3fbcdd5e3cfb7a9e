// Why a province cannot be chosen on the map: the rule that refuses it, and what there is to say about it.
import { refusalsAt } from '../../net/answers.svelte'
import { anyOf } from '../../net/happenings'
import { moduleAsking } from '../modules/module'
import type { Table, View } from '../view'

export interface WhyNot {
  rule: string
  province: string
  /** The province the question is about, "" if there is none. */
  origin: string
  /** Where one's own card of the picked province lies, "" if nowhere. */
  space: string
  /** What is picked: any province, the one that armies march from, or another one of one's own. */
  kind: 'other' | 'origin' | 'elsewhere'
}

const spaceWith = (plan: Record<string, string>, card: string): string =>
  Object.keys(plan).find((space) => plan[space] === card) ?? ''

function kindOf({ decision, provinces, seat }: View, province: string, origin: string): WhyNot['kind'] {
  if (!origin || moduleAsking(decision ?? '')) return 'other'
  if (province === origin) return 'origin'
  // Whoever picks another province of their own wants its armies to march, and its card lies elsewhere.
  return provinces[province]!.owner === seat ? 'elsewhere' : 'other'
}

/** What there is to say where a rule refuses a province. */
export function refused(view: View, province: string, rule: string | undefined): WhyNot | null {
  if (!rule || view.seat === null) return null
  const origin = anyOf(view.about).origin ?? ''
  const space = spaceWith(view.players[view.seat]!.plan, province)
  return { rule, province, origin, space, kind: kindOf(view, province, origin) }
}

/** The rule against a province that is no target of the present decision. */
export const whyNot = (table: Table, province: string): WhyNot | null =>
  refused(table.view!, province, refusalsAt(table).found?.rules[province])
