// Shares of a whole as whole percents that add up to it: what rounding down leaves goes to the largest remainders.
import type { Chance } from '../view'

const NOISE = 1e6

export function percents(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  if (sum <= 0) return shares.map(() => 0)
  const exact = shares.map((share) => (100 * share) / sum)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((total, share) => total + share, 0)
  // Remainders that differ only by the noise of floating point are equal: then the first comes first, as on the server.
  const byRemainder = exact.map((share, at) => ({ at, rest: Math.round(NOISE * (share - whole[at]!)) })).sort((a, b) => b.rest - a.rest)
  for (const { at } of byRemainder.slice(0, missing)) whole[at]! += 1
  return whole
}

/** Winning, a tie, losing. */
export const outcomes = (chance: Chance): [number, number, number] =>
  percents([chance.win, chance.tie, chance.lose]) as [number, number, number]
