// What a bot suggests, card by card, with its reasons in words.
import type { Advice, Reason } from '../../../net/messages'
import { type Args, has, t } from '../../../text/t'
import { cardName } from './actions'
import { type Card, fromMoves, type Plan, type Space } from './plan'

export interface Suggestion {
  card: Card
  /** Why, in a sentence. */
  why: string
}
export type Suggestions = Partial<Record<Space, Suggestion>>

/** What names in a reason are called. */
const NAMES: Record<string, (name: string) => string> = {
  province: cardName,
  target: cardName,
  region: (name) => t(`name-region-${name}`),
}

/** The words of a reason; none for one that this client does not know yet. */
export function reasonWords({ id, args }: Reason): string {
  const words: Args = {}
  for (const [name, value] of Object.entries(args)) words[name] = NAMES[name]?.(String(value)) ?? value
  return has(`reason-${id}`) ? t(`reason-${id}`, words) : ''
}

/** `known` is what is known better here, where cards lie already that the bot did not lay. */
export function suggestionsOf({ moves, reasons }: Omit<Advice, 'best'>, spaces: readonly Space[], known: Reason['args'] = {}): Suggestions {
  const plan = fromMoves(moves, spaces)
  const found: Suggestions = {}
  spaces.forEach((space, index) => {
    const card = plan[space]
    const reason = reasons[index]
    if (card) found[space] = { card, why: reason ? reasonWords({ ...reason, args: { ...reason.args, ...known } }) : '' }
  })
  return found
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
