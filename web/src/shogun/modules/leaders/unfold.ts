// What events of leaders do to the table, for the moments within a step.
import type { ShogunEffects } from '../../telling/effect'
import type { OfType } from '../../../net/happenings'
import type { Colour, Cubes, GameEvent, View } from '../../view'

function stand(view: View, { seat }: { seat: number }, province: string | null): void {
  if (view.leaders) view.leaders.provinces[seat] = province
}

function raise({ leaders, players }: View, { seat, province, left }: OfType<GameEvent, 'statue-raised'>): void {
  const colour = players[seat]?.colour
  if (!leaders || !colour) return
  const there: Cubes = leaders.statues[province] ?? {}
  leaders.statues[province] = { ...there, [colour]: (there[colour] ?? 0) + 1 }
  leaders.left[seat] = left
}

/** All statues there but one's own. */
function take({ leaders, players }: View, { seat, province }: OfType<GameEvent, 'trophies-taken'>): void {
  const own = players[seat]?.colour
  const there = leaders?.statues[province]
  if (!leaders || !own || !there) return
  const trophies: Cubes = { ...leaders.trophies[seat] }
  for (const [colour, count] of Object.entries(there) as [Colour, number][])
    if (colour !== own) trophies[colour] = (trophies[colour] ?? 0) + count
  leaders.trophies[seat] = trophies
  if (there[own]) leaders.statues[province] = { [own]: there[own] }
  else delete leaders.statues[province]
}

export const OF_LEADERS: ShogunEffects = {
  'leader-placed': (view, event) => stand(view, event, event.province),
  'leader-moved': (view, event) => stand(view, event, event.target),
  'leader-lost': (view, event) => stand(view, event, null),
  'statue-raised': raise,
  'trophies-taken': take,
}
