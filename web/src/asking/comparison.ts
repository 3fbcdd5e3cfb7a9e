// How much better a suggestion is than something else, in words.
import type { Comparison } from '../net/wire'
import { t } from '../text/t'

/** Half of the least that is told. */
const NOTHING = 0.05
const TENTHS = 10
/** From here on tenths of a point say nothing. */
const MANY = 5
/** From here on a number says nothing: it tells how soon something was given up, not what it would cost. */
const FAR = 15

const rounded = (by: number): number => (by < NOTHING ? 0 : by < MANY ? Math.round(TENTHS * by) / TENTHS : Math.round(by))

/** `other` is what it is compared with; a player's own plan has no name. */
export function comparisonWords({ unit, by, own }: Comparison, other: string): string {
  if (own) return t('web-deciding-than-own', { by: rounded(by) })
  if (unit === 'points' && by >= FAR) return other && t('web-deciding-than-far', { other })
  return other ? t(`web-deciding-than-${unit}`, { by: rounded(by), other }) : ''
}

/** Whether the other move is part of the suggestion, and no worse before the rest of it. */
export const onlyLater = ({ moves, by }: Comparison, suggested: readonly number[]): boolean => rounded(by) === 0 && suggested.includes(moves[0] ?? -1)

/** Whether the player's own plan is as good as the one that is suggested. */
export const asGood = ({ own, by }: Comparison): boolean => own && rounded(by) === 0
