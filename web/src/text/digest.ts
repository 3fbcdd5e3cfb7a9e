// Which lines of the story are said aloud: what concerns oneself, and of the rest not more than one can listen to.
import type { Line } from './story'
import { t } from './t'

/** So many lines about others are said in full. */
const FEW = 2

export const concerns = (line: Line, seat: number | null): boolean => seat !== null && line.parties.includes(seat)

/** In their order; what is left out is counted at the end. */
export function digest(lines: readonly Line[], seat: number | null): string[] {
  const own = (line: Line) => line.depth === 'chapter' || concerns(line, seat)
  const others = lines.filter((line) => !own(line))
  if (others.length <= FEW) return lines.map((line) => line.text)
  return [...lines.filter(own).map((line) => line.text), t('web-told-more', { count: others.length })]
}
