// Leaders and statues of a province in words, and what a leader finds where he goes.
import type { LeadersOutlook, LeaderStep } from '../../../net/wire'
import { outlookOf } from '../../season/winter-preview'
import type { Naming } from '../../seats'
import type { Colour, View } from '../../view'
import { t } from '../../../text/t'

/** Statues in a province by the seats that raised them. */
export function statuesIn(view: View, province: string): { seat: number; colour: Colour; count: number }[] {
  const there = view.leaders?.statues[province] ?? {}
  return Object.values(view.players).flatMap(({ seat, colour }) =>
    there[colour] ? [{ seat, colour, count: there[colour] }] : [],
  )
}

/** Whose leader is there; null for nobody's. */
export function leaderIn(view: View, province: string): number | null {
  const seat = view.leaders?.provinces.indexOf(province) ?? -1
  return seat < 0 ? null : seat
}

/** What is to be said of a province, as short sentences without a stop. */
export function standsIn(view: View, province: string, nameOf: Naming): string[] {
  const leader = leaderIn(view, province)
  const own = (seat: number) => (seat === view.seat ? 'yes' : 'no')
  const said = statuesIn(view, province).map(({ seat, count }) =>
    t('web-leaders-statues-here', { count, player: nameOf(seat), mine: own(seat) }),
  )
  return leader === null ? said : [t('web-leaders-leader-here', { player: nameOf(leader), mine: own(leader) }), ...said]
}

/** What going to a province would mean for the leader who is to move now. */
export const stepTo = (view: View, province: string): LeaderStep | undefined =>
  (outlookOf(view).modules['leaders'] as LeadersOutlook | undefined)?.steps[province]
