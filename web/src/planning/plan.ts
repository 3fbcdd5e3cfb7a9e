// A plan as it grows: which card lies on which space. Pure: every change gives a new plan.

/** The spaces of the individual board, in the order in which a plan is sent. */
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
export type Space = (typeof SPACES)[number]
export type Action = Exclude<Space, 'bid'>
export const ACTIONS = SPACES.filter((space): space is Action => space !== 'bid')

/** A card by name: a province, or `chest-0` to `chest-4`. */
export type Card = string
export type Plan = Readonly<Partial<Record<Space, Card>>>

const CHEST = /^chest-(\d)$/
const FIRST_CHEST_MOVE = 45
const NOTHING = 50

/** The chests a card shows; null for a province's card. */
export function chestsOf(card: Card): number | null {
  const found = CHEST.exec(card)
  return found ? Number(found[1]) : null
}

export const isChest = (card: Card): boolean => CHEST.test(card)

export function spaceOf(plan: Plan, card: Card): Space | null {
  return SPACES.find((space) => plan[space] === card) ?? null
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

/** How many spaces still need a card. A space may stay empty only when the hand has run out. */
export function missing(plan: Plan, cards: readonly Card[]): number {
  return Math.min(emptySpaces(plan).length, handOf(plan, cards).length)
}

/** A plan without cards that are not in this hand: a draft may be older than the hand. */
export function within(plan: Plan, cards: readonly Card[]): Plan {
  const kept: Partial<Record<Space, Card>> = {}
  for (const space of SPACES) {
    const card = plan[space]
    if (card && cards.includes(card) && !spaceOf(kept, card)) kept[space] = card
  }
  return kept
}

/** What somebody suggests, on the spaces that are still empty and with the cards that are still in hand. A full plan
 *  is replaced as a whole. */
export function fillFrom(plan: Plan, suggested: Plan, cards: readonly Card[]): Plan {
  if (missing(plan, cards) === 0) return within(suggested, cards)
  let next = plan
  for (const space of emptySpaces(plan)) {
    const card = suggested[space]
    if (card && handOf(next, cards).includes(card)) next = place(next, space, card)
  }
  return fillWithChests(next, cards)
}

/** An action that is left over gets a chest card: no action. The bid keeps the cheapest. */
function fillWithChests(plan: Plan, cards: readonly Card[]): Plan {
  let next = plan
  for (const space of ['bid' as const, ...ACTIONS]) {
    const left = handOf(next, cards).filter(isChest)
    const card = space === 'bid' ? left[0] : left.at(-1)
    if (!next[space] && card) next = place(next, space, card)
  }
  return next
}

// The numbers of moves are the protocol's: provinces by the alphabet, chest cards, nothing.

function moveOf(card: Card | undefined, provinces: readonly string[]): number {
  if (card === undefined) return NOTHING
  const chests = chestsOf(card)
  return chests === null ? provinces.indexOf(card) : FIRST_CHEST_MOVE + chests
}

/** The plan as it is sent: a move for each space. `provinces` are all names, by the alphabet. */
export function toMoves(plan: Plan, provinces: readonly string[]): number[] {
  return SPACES.map((space) => moveOf(plan[space], provinces))
}

export function fromMoves(moves: readonly number[], provinces: readonly string[]): Plan {
  const plan: Partial<Record<Space, Card>> = {}
  SPACES.forEach((space, index) => {
    const move = moves[index] ?? NOTHING
    const card = move < FIRST_CHEST_MOVE ? provinces[move] : move < NOTHING ? `chest-${move - FIRST_CHEST_MOVE}` : null
    if (card) plan[space] = card
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
