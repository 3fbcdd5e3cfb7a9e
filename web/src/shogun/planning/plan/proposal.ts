// A whole plan that is suggested: the cards, what it is compared with, and what is wrong with those that lie there.
import { asGood, comparisonWords } from '../../../asking/comparison'
import { selectorOf } from '../../../asking/advising.svelte'
import type { Advice, Objection } from '../../../net/messages'
import { t } from '../../../text/t'
import { cardName, spaceName } from './actions'
import { fromMoves, isProvince, type Plan, type Space } from './plan'
import { otherCard } from './suggestions'

export interface Proposal {
  /** The cards that lay there when it was asked for. */
  about: Plan
  plan: Plan
  /** How much better it is than something else, in words. */
  compared: string
  /** The player's own plan is as good: there is nothing to do. */
  same: boolean
  objections: readonly Objection[]
  /** A selector of the spaces, cards and provinces that it is about. */
  lit: string
}

export function proposalOf({ moves, best, against, objections }: Advice, about: Plan, spaces: readonly Space[]): Proposal {
  const plan = fromMoves(moves, spaces)
  const other = against && !against.own ? otherCard(plan, fromMoves(against.moves, spaces)) : null
  const named = other ? t('planning-suggest-other', { card: isProvince(other.card) ? cardName(other.card) : 'none', space: spaceName(other.space) }) : ''
  return {
    about,
    plan,
    compared: against ? comparisonWords(against, named) : '',
    same: against !== null && asGood(against),
    objections,
    lit: selectorOf(best[0]?.refs ?? []),
  }
}
