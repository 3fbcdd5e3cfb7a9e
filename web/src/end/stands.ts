// How everybody stands at the end, in words: the points, and beside those who have as many what decides between them.
import type { Standing } from '../net/wire'
import { sentences } from '../text/lists'
import { t } from '../text/t'

/** `rows` are the final standings, the best first, `tied` those of them with as many points as another; `beside` says what
 *  these have. */
export function stands(
  rows: readonly Standing[],
  tied: readonly number[],
  nameOf: (side: number) => string,
  beside: (row: { name: string; points: number; worth: number }) => string,
): string {
  const row = ({ seat, points, tie_break: worth }: Standing) =>
    tied.includes(seat) ? beside({ name: nameOf(seat), points, worth }) : t('web-after-stands', { name: nameOf(seat), points })
  return sentences(rows.map(row))
}
