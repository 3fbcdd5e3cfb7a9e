// What a review marks on the map: marches and provinces of a decision, and the cards of a plan as stamps.
import type { Mark } from '../../net/wire'
import type { Marked } from '../../replay/page'
import { isProvince } from '../planning/plan/plan'
import { stampOf } from '../map/pieces/plan-marks'

export interface Stamped {
  province: string
  stamp: string
  better: boolean
  /** How many stamps of this province stand before it. */
  at: number
}

/** Cards of provinces that differ: first what was played in a province, then what was better there. */
export function stampsOf({ cards }: Marked): Stamped[] {
  const counts = new Map<string, number>()
  const found: Stamped[] = []
  for (const better of [false, true]) {
    for (const card of cards) {
      const province = better ? card.better_card : card.played_card
      if (card.change === null || !isProvince(province)) continue
      const at = counts.get(province) ?? 0
      counts.set(province, at + 1)
      found.push({ province, stamp: stampOf(card.at), better, at })
    }
  }
  return found
}

/** The marches of both choices, or the provinces that they name; one that both name is what was played. Plans have stamps. */
export function marksOf({ played, better, cards }: Marked): (Mark & { better: boolean })[] {
  if (cards.length) return []
  const same = (one: Mark, other: Mark) => one.place === other.place && one.origin === other.origin
  const added = better.filter((mark) => !played.some((other) => same(mark, other)))
  return [...played.map((mark) => ({ ...mark, better: false })), ...added.map((mark) => ({ ...mark, better: true }))]
}

/** The provinces that should be in sight. */
export const namedIn = (marked: Marked): string[] => [
  ...new Set([...stampsOf(marked).map(({ province }) => province), ...marksOf(marked).flatMap(({ place, origin }) => (origin ? [place, origin] : [place]))]),
]
