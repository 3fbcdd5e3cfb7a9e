// Lists as each language writes them: the commas of Chinese are others than those of English.
import { t } from './t'

const strung = (phrase: string) => (items: readonly string[]) =>
  items.length ? items.reduce((before, next) => t(phrase, { before, next })) : ''

/** A list without a last word before its end: this, that, the other. */
export const row = strung('phrase-list-next')

/** Things that are lists themselves, one after the other. */
export const clauses = strung('phrase-clause-next')

/** Sentences in one paragraph. */
export const sentences = strung('phrase-sentence-next')

/** A list in running text: this, that and the other; or this, that or the other. */
export function joined(items: readonly string[], last: 'last' | 'or' = 'last'): string {
  if (items.length < 2) return items[0] ?? t('phrase-nothing')
  return t(`phrase-list-${last}`, { before: row(items.slice(0, -1)), last: items.at(-1)! })
}
