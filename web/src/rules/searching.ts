// Looking for rules: all words must occur, wherever, in capitals or not, with accents or without.
import type { Rule, Rules, Rulebook } from '../net/api'

export interface Found extends Rule {
  id: string
}
export interface Chapter {
  id: string
  title: string
  rules: Found[]
}
/** A piece of a text, and whether it was looked for. */
export type Piece = [text: string, sought: boolean]

/** Letter by letter, so that places in the text stay where they are. */
const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0]!).join('')

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean)

/** The chapters with the rules in which all words occur; those without any are left out. */
export function chapters(book: Rulebook, rules: Rules, search: string, rulingsOnly: boolean): Chapter[] {
  const words = wordsOf(search)
  const fits = (title: string, { id, text, reason, refusal, ruling }: Found): boolean => {
    const all = plain([id, title, text, reason ?? '', refusal].join(' '))
    return (ruling || !rulingsOnly) && words.every((word) => all.includes(word))
  }
  const found = Object.entries(rules).map(([id, rule]) => ({ id, ...rule }))
  return book.chapters
    .map(({ id, title }) => ({ id, title, rules: found.filter((rule) => rule.id.startsWith(`${id}.`) && fits(title, rule)) }))
    .filter(({ rules }) => rules.length)
}

/** The text in pieces, so that what was looked for can be marked. */
export function marked(text: string, search: string): Piece[] {
  const letters = [...text]
  const low = plain(text)
  const hit = letters.map(() => false)
  for (const word of wordsOf(search)) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    if (last && last[1] === hit[at]) last[0] += letter
    else pieces.push([letter, hit[at]!])
  })
  return pieces
}
