// The rule ledger in our own words, fetched when somebody first asks why.
import { api, type Rule, type Rules } from '../net/api'

let asked: Promise<Rules> | null = null

/** The rule of this id; null if the server does not know it. */
export async function rule(id: string): Promise<Rule | null> {
  asked ??= api.rules()
  try {
    return (await asked)[id] ?? null
  } catch (error) {
    asked = null // ask again next time
    throw error
  }
}
