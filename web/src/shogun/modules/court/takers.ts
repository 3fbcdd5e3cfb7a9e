// Who took the favors that are gone from their spaces: the view of the court doesn't keep it, the log does.
import { isA } from '../../../net/happenings'
import type { TableCard } from '../../../net/messages'
import { seatName } from '../../../parts/seats'
import { t } from '../../../text/t'
import type { Step } from '../../view'

/** Seats by the price of the favor that they took this season, as far as the log is at hand. */
export function takersOf(steps: readonly Step[]): ReadonlyMap<number, number> {
  const takers = new Map<number, number>()
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'favours-laid-out') takers.clear()
    else if (isA('favour-taken')(event)) takers.set(event.officials, event.seat)
  }
  return takers
}

/** What is said of an empty space. */
export const gone = (card: TableCard | null, seat: number | undefined): string =>
  seat === undefined ? t('web-court-gone') : t('web-court-gone-to', { player: seatName(card, seat) })
