// Why a province cannot be chosen on the map: the rule that refuses it, as the server would name it.
import { landNeighbours, seaNeighbours } from '../map/land/neighbours'
import { anyOf } from '../../net/happenings'
import type { Building, View } from '../../net/view'

export interface WhyNot {
  rule: string
  province: string
  /** The province the question is about, "" if there is none. */
  origin: string
  /** Where one's own card of the picked province lies, "" if nowhere. */
  space: string
}

type Refusal = (view: View, province: string, origin: string) => string

/** Whether a favour keeps this action away from whoever has the province. */
function isSafe(view: View, province: string): boolean {
  const { owner } = view.provinces[province]!
  return owner !== null && (view.court?.protected[owner]?.includes(anyOf(view.about).action ?? '') ?? false)
}

const march: Refusal = (view, province, origin) => {
  const near = [...landNeighbours(origin), ...seaNeighbours(origin)].includes(province)
  // Whoever picks another province of their own wants its armies to march, and its card lies elsewhere.
  if (!near && province !== origin && view.seat !== null && view.provinces[province]!.owner === view.seat)
    return 'plan.a-card-once'
  if (!near) return 'march.adjacent'
  if (view.decision === 'move-to') return 'deploy.move-without-battle'
  return isSafe(view, province) ? 'court.favour-protects' : 'event.temple-protects'
}

/** Where a favour builds: as with any building, and only in provinces of one's own. */
const building: Refusal = (view, province) => {
  const { owner, buildings } = view.provinces[province]!
  if (owner !== view.seat) return 'court.favour-builds'
  return view.decision === 'favoured-building' && buildings.includes(view.about.building as Building) ? 'build.one-of-a-kind' : 'build.free-site'
}

const REFUSALS: Record<string, Refusal> = {
  'march-to': march,
  'march-armies': march,
  'move-to': march,
  'next-revolt': () => 'winter.owner-chooses-order',
  'calm-province': () => 'court.favour-removes-marker',
  'favoured-armies': () => 'court.favour-places-armies',
  'favoured-building': building,
  'place-leader': () => 'leaders.own-provinces-only',
  'move-leader': (_view, province, origin) => (province === origin ? 'leaders.must-leave' : 'leaders.own-provinces-only'),
  'claim-card': () => 'setup.claim-open-card',
  'claim-armies': () => 'setup.claim-any-group',
}

const spaceWith = (plan: Record<string, string>, card: string): string =>
  Object.keys(plan).find((space) => plan[space] === card) ?? ''

/** The rule against a province that is no target of the present decision. */
export function whyNot(view: View, province: string): WhyNot | null {
  const origin = anyOf(view.about).origin ?? ''
  const space = view.seat === null ? '' : spaceWith(view.players[view.seat]!.plan, province)
  if (!view.provinces[province]?.in_play) return { rule: 'setup.left-out-with-three', province, origin, space }
  const rule = REFUSALS[view.decision ?? '']?.(view, province, origin)
  return rule ? { rule, province, origin, space } : null
}
