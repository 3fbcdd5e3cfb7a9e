// What a bot suggests, card by card, with its reasons in words.
import type { Advice, Reason } from '../../../net/messages'
import { reasonText } from '../../../asking/reason'
import { t } from '../../../text/t'
import { cardName } from './actions'
import { type Card, fromMoves, type Plan, type Space } from './plan'

export interface Suggestion {
  card: Card
  /** Why, in a sentence. */
  why: string
}
export type Suggestions = Partial<Record<Space, Suggestion>>

/** What names in a reason are called. */
const NAMES = {
  province: cardName,
  target: cardName,
  where: cardName,
  region: (name: string) => t(`name-region-${name}`),
}

export const reasonWords = (reason: Reason): string => reasonText(reason, NAMES)

/** Below a hint that names the move. */
export const shortReason = (reason: Reason): string => reasonText(reason, NAMES, true)

export function suggestionsOf({ moves, reasons }: Pick<Advice, 'moves' | 'reasons'>, spaces: readonly Space[]): Suggestions {
  const plan = fromMoves(moves, spaces)
  const found: Suggestions = {}
  spaces.forEach((space, index) => {
    const card = plan[space]
    const reason = reasons[index]
    if (card) found[space] = { card, why: reason ? reasonWords(reason) : '' }
  })
  return found
}

/** The first space on which two plans differ, with its card in the other one: what a suggestion is compared with. */
export function otherCard(plan: Plan, other: Plan): { space: Space; card: Card } | null {
  for (const space of Object.keys(other) as Space[]) {
    const card = other[space]
    if (card && card !== plan[space]) return { space, card }
  }
  return null
}

/** One reason, and the spaces it is for: chest cards are often given for the same reason. */
export interface Told {
  why: string
  spaces: Space[]
}

/** The reasons for cards that still lie as they were suggested, each once. */
export function told(suggestions: Suggestions, plan: Plan, order: readonly Space[]): Told[] {
  const found = new Map<string, Space[]>()
  for (const space of order) {
    const suggestion = suggestions[space]
    if (!suggestion?.why || plan[space] !== suggestion.card) continue
    found.set(suggestion.why, [...(found.get(suggestion.why) ?? []), space])
  }
  return [...found].map(([why, spaces]) => ({ why, spaces }))
}
