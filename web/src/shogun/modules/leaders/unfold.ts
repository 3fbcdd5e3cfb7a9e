// What events of leaders do to the table, for the moments within a step.
import type { Effect } from '../../telling/effect'
import type { Colour, Cubes, GameEvent, View } from '../../../net/view'

const seatOf = (event: GameEvent) => Number(event['seat'])
const provinceOf = (event: GameEvent) => String(event['province'])

function stand(view: View, event: GameEvent, province: string | null): void {
  if (view.leaders) view.leaders.provinces[seatOf(event)] = province
}

function raise({ leaders, players }: View, event: GameEvent): void {
  const colour = players[seatOf(event)]?.colour
  if (!leaders || !colour) return
  const there = leaders.statues[provinceOf(event)] ?? {}
  leaders.statues[provinceOf(event)] = { ...there, [colour]: (there[colour] ?? 0) + 1 }
  leaders.left[seatOf(event)] = Number(event['left'])
}

/** All statues there but one's own. */
function take({ leaders, players }: View, event: GameEvent): void {
  const own = players[seatOf(event)]?.colour
  const there = leaders?.statues[provinceOf(event)]
  if (!leaders || !own || !there) return
  const trophies: Cubes = { ...leaders.trophies[seatOf(event)] }
  for (const [colour, count] of Object.entries(there) as [Colour, number][])
    if (colour !== own) trophies[colour] = (trophies[colour] ?? 0) + count
  leaders.trophies[seatOf(event)] = trophies
  if (there[own]) leaders.statues[provinceOf(event)] = { [own]: there[own] }
  else delete leaders.statues[provinceOf(event)]
}

export const OF_LEADERS: Record<string, Effect> = {
  'leader-placed': (view, event) => stand(view, event, provinceOf(event)),
  'leader-moved': (view, event) => stand(view, event, String(event['target'])),
  'leader-lost': (view, event) => stand(view, event, null),
  'statue-raised': raise,
  'trophies-taken': take,
}
