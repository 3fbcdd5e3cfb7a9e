// The rule ledgers in our own words, each fetched when somebody first asks why in a game of it.
import { api, type Rule, type Rules } from '../net/api'
import type { Topic } from '../net/wire'
import { spokenOf } from '../text/t'

const asked = new Map<string, Promise<Rules>>()

/** What stands behind something: a rule that the server has named, or else the topic under which it is explained. */
export interface Cited {
  rule?: string | null | undefined
  topic?: Topic | null | undefined
}

export interface Found extends Rule {
  id: string
}

/** The rule in the game that is spoken of; null if the server does not know it. */
export async function ruleOf({ rule, topic }: Cited): Promise<Found | null> {
  const game = spokenOf()
  const ledger = asked.get(game) ?? api.rules(game)
  asked.set(game, ledger)
  try {
    const rules = await ledger
    const id = rule || Object.keys(rules).find((each) => rules[each]!.topics.some((one) => one === topic))
    return id && rules[id] ? { id, ...rules[id] } : null
  } catch (error) {
    asked.delete(game) // ask again next time
    throw error
  }
}
