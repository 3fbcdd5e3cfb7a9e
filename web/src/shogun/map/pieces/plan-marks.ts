// One's own plan on the map: a stamp on the armies of each province that acts, with the number of its action where that is
// known. What has been carried out has no stamp.
import { type Box, shapeOf } from '../land/shapes'
import { around } from './room'
import { ACTIONS, type Action } from '../../planning/plan/plan'

export interface PlanMark {
  province: string
  /** The picture of the stamp. */
  stamp: string
  /** Its place in the season's row; null lies face down. */
  number: number | null
  /** How many stamps of this province stand before it. */
  at: number
}

/** In units of the drawing: where the first stamp stands above the armies, how far the next one from it, and its size. */
export const FIRST = { x: 8, y: -26 }
export const NEXT = -28
export const STAMP = 29

/** What a stamp covers, with its number. */
export function stampBox(province: string, at: number, token: number): Box {
  const [x, y] = shapeOf.get(province)!.army
  return around([x + (FIRST.x + at * NEXT + 7) * token, y + FIRST.y * token], (STAMP / 2 + 7) * token, (STAMP / 2) * token)
}

const STAMPS: Record<Action, string> = {
  castle: 'castle',
  temple: 'temple',
  theatre: 'theatre',
  rice: 'rice',
  tax: 'taxes',
  'deploy-5': 'deploy',
  'deploy-3': 'deploy',
  'deploy-1': 'deploy',
  'battle-a': 'battle',
  'battle-b': 'battle',
}

/** The picture of an action's stamp; spaces that a module adds have that of the bid. */
export const stampOf = (space: string): string => STAMPS[space as Action] ?? 'bid'

/** `row` are the season's actions in their order, null where one lies face down; the first `done` are over. */
export function planMarks(
  plan: Readonly<Record<string, string | undefined>>,
  row: readonly (string | null)[],
  done: number,
  isProvince: (card: string) => boolean,
): PlanMark[] {
  const counts = new Map<string, number>()
  return ACTIONS.flatMap((action) => {
    const card = plan[action]
    const place = row.indexOf(action) + 1
    if (card === undefined || !isProvince(card) || (place > 0 && place <= done)) return []
    const at = counts.get(card) ?? 0
    counts.set(card, at + 1)
    return [{ province: card, stamp: STAMPS[action], number: place || null, at }]
  })
}
