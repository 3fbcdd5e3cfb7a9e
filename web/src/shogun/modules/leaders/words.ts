// Leaders and statues of a province in words, and what a leader finds where he goes.
import { landNeighbours, seaNeighbours } from '../../map/land/neighbours'
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

/** Left as a victor, a province may have a statue. */
export const adjoins = (origin: string, target: string): boolean =>
  [...landNeighbours(origin), ...seaNeighbours(origin)].includes(target)

/** Statues of others that would become trophies there. */
export const trophiesIn = (view: View, province: string): number =>
  statuesIn(view, province).reduce((sum, { seat, count }) => sum + (seat === view.seat ? 0 : count), 0)
