// Which lines of the story are said aloud: what concerns oneself, and of the rest not more than one can listen to.
import type { Line } from './line'
import { t } from '../text/t'

/** So many lines about others are said in full. */
const FEW = 2

export const concerns = (line: Line, seat: number | null): boolean => seat !== null && line.parties.includes(seat)

/** Titles end without a stop, and would run into what follows. */
const spoken = ({ text, depth }: Line): string => (depth === 'sentence' ? text : t('web-told-title', { title: text }))

/** In their order; what is left out is counted at the end. */
export function digest(lines: readonly Line[], seat: number | null): string[] {
  const own = (line: Line) => line.depth === 'chapter' || concerns(line, seat)
  const others = lines.filter((line) => !own(line))
  if (others.length <= FEW) return lines.map(spoken)
  return [...lines.filter(own).map(spoken), t('web-told-more', { count: others.length })]
}
