// A plan as it grows: which card lies on which space. Pure: every change gives a new plan.
import { numberOf, wordOf } from '../../../net/words'

/** The spaces of the individual board. */
export const SPACES = [
  'castle',
  'temple',
  'theatre',
  'rice',
  'tax',
  'deploy-5',
  'deploy-3',
  'deploy-1',
  'battle-a',
  'battle-b',
  'bid',
] as const
type Printed = (typeof SPACES)[number]
export type Action = Exclude<Printed, 'bid'>
export const ACTIONS = SPACES.filter((space): space is Action => space !== 'bid')
/** Also those that a module adds. */
export type Space = Printed | (string & {})

/** The spaces of a player's board, in the order in which a plan is sent. */
export const spacesOf = (player: { plan: Record<string, string> }): readonly Space[] => Object.keys(player.plan)

/** Whether a module has added it, on a board of its own. */
export const isAdded = (space: Space): boolean => !SPACES.includes(space as Printed)

/** A card by name: a province, `chest-0` to `chest-4`, or one that a module adds. */
export type Card = string
export type Plan = Readonly<Partial<Record<Space, Card>>>

const CHEST = /^chest-(\d)$/
const PROVINCE = /^[A-Z]/
const NOTHING = 'nothing'

/** The chests a card shows; null for a province's card. */
export function chestsOf(card: Card): number | null {
  const found = CHEST.exec(card)
  return found ? Number(found[1]) : null
}

export const isChest = (card: Card): boolean => CHEST.test(card)
/** All others carry out no action. */
export const isProvince = (card: Card): boolean => PROVINCE.test(card)
/** Whether a module has added it. */
export const isAddedCard = (card: Card): boolean => !isChest(card) && !isProvince(card)

export function spaceOf(plan: Plan, card: Card): Space | null {
  return Object.keys(plan).find((space) => plan[space] === card) ?? null
}

/** Lay a card on a space. What lay there goes where the card came from: to its space, or to the hand. */
export function place(plan: Plan, space: Space, card: Card): Plan {
  const from = spaceOf(plan, card)
  if (from === space) return plan
  const next: Partial<Record<Space, Card>> = { ...plan, [space]: card }
  if (!from) return next
  const before = plan[space]
  if (before) next[from] = before
  else delete next[from]
  return next
}

export function takeBack(plan: Plan, space: Space): Plan {
  const next: Partial<Record<Space, Card>> = { ...plan }
  delete next[space]
  return next
}

/** The cards of the hand that lie on no space. */
export function handOf(plan: Plan, cards: readonly Card[]): Card[] {
  return cards.filter((card) => !spaceOf(plan, card))
}

export function emptySpaces(plan: Plan, order: readonly Space[] = SPACES): Space[] {
  return order.filter((space) => !plan[space])
}

/** A plan without cards that are not in this hand: a draft may be older than the hand. */
export function within(plan: Plan, cards: readonly Card[]): Plan {
  const kept: Partial<Record<Space, Card>> = {}
  for (const [space, card] of Object.entries(plan)) {
    if (card && cards.includes(card) && !spaceOf(kept, card)) kept[space] = card
  }
  return kept
}

/** The plan as it is sent: a move for each space. */
export const toMoves = (plan: Plan, spaces: readonly Space[] = SPACES): number[] =>
  spaces.map((space) => numberOf('shogun', plan[space] ?? NOTHING)!)

export function fromMoves(moves: readonly number[], spaces: readonly Space[] = SPACES): Plan {
  const plan: Partial<Record<Space, Card>> = {}
  spaces.forEach((space, index) => {
    const card = moves[index] === undefined ? undefined : wordOf('shogun', moves[index])
    if (card && card !== NOTHING) plan[space] = card
  })
  return plan
}

/** The board as it lies before the player: the bid, then the season's actions in their order, then those whose place
 *  is not known. As printed: the bid stands last. */
export interface Layout {
  known: Space[]
  unknown: Space[]
}

export function layout(row: readonly (string | null)[], printed: boolean): Layout {
  if (printed) return { known: [...SPACES], unknown: [] }
  const open = row.filter((action): action is Action => ACTIONS.includes(action as Action))
  return { known: ['bid', ...open], unknown: ACTIONS.filter((action) => !open.includes(action)) }
}
