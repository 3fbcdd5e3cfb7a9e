// How everybody stands at the end, in words: the points, and beside those who have as many what decides between them.
import type { Standing, Verdict } from '../net/wire'
import { sentences } from '../text/lists'
import { t } from '../text/t'

/** `rows` are the final standings, the best first. `tied` says what somebody has who is tied on points. */
export function stands(
  rows: readonly Standing[],
  verdict: Verdict,
  nameOf: (side: number) => string,
  tied: (row: { name: string; points: number; worth: number }) => string,
): string {
  const row = ({ seat, points, tie_break: worth }: Standing) =>
    verdict.tied.includes(seat) ? tied({ name: nameOf(seat), points, worth }) : t('web-after-stands', { name: nameOf(seat), points })
  return sentences(rows.map(row))
}
