// The words of picks, as things on the board need them. The rules have the whole list.
import type { Line } from '../view'

const PLACE = /^(monk-)?((red|blue|white|green)-\d|market|academy|palace|komainu|row-\d|column-\d)$/

/** The place of a pick that sends a figure; the word itself of any other. */
export const placeOf = (word: string): string => PLACE.exec(word)?.[2] ?? word

export const isPlace = (word: string): boolean => PLACE.test(word)
export const isLine = (word: string): word is Line => /^(row|column)-\d$/.test(word)
export const isPass = (word: string): boolean => /^pass-\d$/.test(word)

/** Whether one sees first what comes of it: a figure or the rest of a round is at stake. */
export const needsLook = (word: string): boolean => isPlace(word) || isPass(word)

const AT_ANY_MOMENT = /^(deliver|play|buy)-|^compose$/
const DONE = new Set(['enough', 'quiet'])

export type Group = 'step' | 'aside' | 'done'

/** What a word is to the question: an answer, something that may be done at any moment, or the end of it. */
export function groupOf(word: string, decision: string | null): Group {
  if (DONE.has(word)) return 'done'
  // For a second benefit, paying for a card answers the question.
  if (decision === 'second') return 'step'
  return AT_ANY_MOMENT.test(word) ? 'aside' : 'step'
}
