// The rule ledgers in our own words, each fetched when somebody first asks why in a game of it.
import { api, type Rule, type Rules } from '../net/api'
import { spokenOf } from '../text/t'

const asked = new Map<string, Promise<Rules>>()

/** The rule of this id in the game that is spoken of; null if the server does not know it. */
export async function rule(id: string): Promise<Rule | null> {
  const game = spokenOf()
  const ledger = asked.get(game) ?? api.rules(game)
  asked.set(game, ledger)
  try {
    return (await ledger)[id] ?? null
  } catch (error) {
    asked.delete(game) // ask again next time
    throw error
  }
}
