// What decided a game, in words.
import type { Verdict } from '../../net/wire'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import type { Naming } from '../seats'
import type { Standing } from '../view'

/** Why the winners have won. `rows` are the final standings, the best first. */
export function reasonOf({ by, ahead, beaten }: Verdict, rows: readonly Standing[], nameOf: Naming): string {
  const [{ points, tie_break: chests }, second] = rows as [Standing, Standing | undefined]
  if (by === 'shared') return t('web-after-shared', { points, chests })
  if (by === 'tie-break') return t('web-after-by-chests', { points, chests, others: joined(beaten.map(nameOf)), less: second!.tie_break })
  return t('web-after-by-points', { points, ahead, second: second ? nameOf(second.seat) : '' })
}

/** Who is Shogun. `you`: one of the winners. */
export function titleOf(winners: readonly number[], you: number | null, nameOf: Naming): string {
  if (you === null || !winners.includes(you)) return t('web-after-won', { names: joined(winners.map(nameOf)), count: winners.length })
  const others = winners.filter((seat) => seat !== you).map(nameOf)
  return others.length ? t('web-after-you-share', { names: joined(others) }) : t('web-after-you-won')
}

/** Sides from left to right, with the best in the middle and the others beside it in turn. */
export function lineUp<T>(best: readonly T[]): T[] {
  const left = best.filter((_, rank) => rank % 2 === 1)
  return [...left.reverse(), ...best.filter((_, rank) => rank % 2 === 0)]
}
