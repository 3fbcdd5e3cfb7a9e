// What the adviser would plan, for a learner to be pointed to: the same as Suggest.
import type { Reason } from '../../net/messages'
import { fromMoves, isProvince, type Space } from '../planning/plan/plan'
import { reasonWords } from '../planning/plan/suggestions'
import type { ShogunAt } from './at.svelte'

export interface Advised {
  space: Space
  card: string
  why: string
}

const whyOf = (reason: Reason | null | undefined): string => (reason ? reasonWords(reason) : '')

/** What it would lay on this space. */
export function advisedOn({ plan }: ShogunAt, space: Space): Advised | null {
  if (!plan?.advice) return null
  const { advice, spaces } = plan
  const card = fromMoves(advice.moves, spaces)[space]
  return card ? { space, card, why: whyOf(advice.reasons[spaces.indexOf(space)]) } : null
}

/** The first of these spaces where it would lay a province; null if there is none, or while it is asked. */
export function advised(at: ShogunAt, spaces: readonly Space[]): Advised | null {
  for (const space of spaces) {
    const found = advisedOn(at, space)
    if (found && isProvince(found.card)) return found
  }
  return null
}

/** What is asked of the learner, to be remembered: the space, its card, and how many spaces need one. */
export const wantedOf = ({ space, card }: Advised, { plan }: ShogunAt): string => `${space} ${card} ${plan?.left}`

/** What was asked for last and done otherwise: the card, its space, and where the card lies instead, or null where another
 *  one has its space. Only until the next card is laid, and not where the plan was filled at once. */
export function elsewhere({ wanted, plan }: ShogunAt): { space: Space; card: string; there: Space | null } | null {
  const [space, card, left] = (wanted?.split(' ') ?? []) as [Space?, string?, string?]
  if (!space || !card || !plan || plan.left !== Number(left) - 1 || plan.cards[space] === card) return null
  const there = plan.spaces.find((other) => plan.cards[other] === card) ?? null
  return there || plan.cards[space] ? { space, card, there } : null
}
