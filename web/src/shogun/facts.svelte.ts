// What the printed components say on this host, as far as pages need it beside the views.
import { api, type Facts } from '../net/api'
import box from './facts.json'

/** As the box has it, until the server has said what its host's components say. */
let known = $state.raw(box as Facts)
let asked: Promise<void> | null = null

export const facts = (): Facts => known

/** Ask the server, once; a table with modules needs it. */
export function learnFacts(): void {
  asked ??= api.facts().then(
    (facts) => void (known = facts),
    () => void (asked = null), // without an answer the box is the best guess
  )
}
