// What each special card would change in one's own plan, as messages: the reason to take a place.
import { landNeighbours, seaNeighbours } from '../../map/land/neighbours'
import type { View } from '../../../net/view'

/** A message of the catalogue with its variables. Provinces are under their own names. */
export interface Change {
  id: string
  args: Record<string, string | number>
  /** Whether it changes anything at all in this plan. */
  useful: boolean
}

// What the space Deploy 5 and the special card say in their names.
const DEPLOYS = 5
const SPECIAL_DEPLOYS = 6

type Reckon = (view: View, seat: number) => Change

const none = (what: string): Change => ({ id: `web-deciding-change-none-${what}`, args: {}, useful: false })

function planned(view: View, seat: number, space: string): string | null {
  const card = view.players[seat]!.plan[space]
  return card !== undefined && card in view.provinces ? card : null
}

/** An amount as the season's event leaves it. */
function limited(view: View, what: 'tax' | 'rice', amount: number): number {
  const { effect = '', amounts = [] } = view.events.current ?? {}
  const limit = amounts[0]
  if (limit === undefined || !effect.startsWith(what)) return amount
  return effect.endsWith('at-most') ? Math.min(amount, limit) : Math.max(amount, limit)
}

const collecting =
  (what: 'tax' | 'rice'): Reckon =>
  (view, seat) => {
    const province = planned(view, seat, what)
    if (!province) return none(what)
    const before = limited(view, what, view.provinces[province]![what])
    return { id: `web-deciding-change-${what}`, args: { province, before, after: before + 1 }, useful: true }
  }

const sixArmies: Reckon = (view, seat) => {
  const province = planned(view, seat, 'deploy-5')
  if (!province) return none('six')
  const event = view.events.current
  const deploys = (event?.effect === 'fewer-armies' ? event.amounts[0] : undefined) ?? DEPLOYS
  const now = view.provinces[province]!.armies
  const before = now + deploys
  const after = now + SPECIAL_DEPLOYS
  return { id: 'web-deciding-change-six', args: { province, before, after }, useful: true }
}

const attack: Reckon = (view, seat) => {
  const from = ['battle-a', 'battle-b'].flatMap((space) => planned(view, seat, space) ?? [])
  const [province, other] = from
  if (!province) return none('attack')
  return { id: 'web-deciding-change-attack', args: { province, other: other ?? '', count: from.length }, useful: true }
}

const defence: Reckon = (view, seat) => {
  const count = threatened(view, seat).length
  return count ? { id: 'web-deciding-change-defence', args: { count }, useful: true } : none('defence')
}

/** Own provinces that a rival could march into: a neighbour with an army to spare. */
export function threatened(view: View, seat: number): string[] {
  const isRival = (name: string): boolean => {
    const { owner, armies } = view.provinces[name]!
    return owner !== null && owner !== seat && armies > 1
  }
  return Object.keys(view.provinces).filter(
    (name) =>
      view.provinces[name]!.owner === seat && [...landNeighbours(name), ...seaNeighbours(name)].some(isRival),
  )
}

const RECKON: Record<string, Reckon> = {
  'one-more-chest': collecting('tax'),
  'one-more-rice': collecting('rice'),
  'six-armies': sixArmies,
  attack,
  defence,
}

/** What this special card would change for the seat; null for cards this client does not know. */
export function change(special: string, view: View, seat: number): Change | null {
  return RECKON[special]?.(view, seat) ?? null
}
