// The words of picks, as things on the board need them. The rules have the whole list.
import type { KatanaMove, Line } from '../view'

const PLACE = /^(monk-)?((red|blue|white|green)-\d|market|academy|palace|komainu|row-\d|column-\d)$/

/** The place of a pick that sends a figure; the word itself of any other. */
export const placeOf = (word: string): string => PLACE.exec(word)?.[2] ?? word

export const isPlace = (word: string): boolean => PLACE.test(word)
export const isLine = (word: string): word is Line => /^(row|column)-\d$/.test(word)
export const isPass = (word: string): boolean => /^pass-\d$/.test(word)

/** Whether one sees first what comes of it: a figure or the rest of a round is at stake. */
export const needsLook = (word: string): boolean => isPlace(word) || isPass(word)

const DONE = new Set(['enough', 'quiet'])

export type Group = 'step' | 'aside' | 'done'

/** What a move is to the question: an answer, an anytime action, or the end of it. */
export const groupOf = ({ pick, anytime }: Pick<KatanaMove, 'pick' | 'anytime'>): Group =>
  DONE.has(pick) ? 'done' : anytime ? 'aside' : 'step'
