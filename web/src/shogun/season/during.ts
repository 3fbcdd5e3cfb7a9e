// Which action and which season a fight belongs to: while its result is read, the table may have gone on.
import { isA } from '../../net/happenings'
import type { Fight } from '../fights/fights'
import type { Reported } from '../table/mode'
import type { Season, Step } from '../view'

/** The action's position in its season; null where it isn't known, in winter, and where another season has begun. */
export function actionDuring(fight: Fight, steps: readonly Step[]): number | null {
  const events = steps.flatMap((step) => step.events)
  const end = events.indexOf(fight.events.at(-1)!)
  if (end < 0 || events.slice(end).some(({ type }) => type === 'round-ended')) return null
  const last = events.slice(0, end).findLast(isA('action-began', 'round-ended'))
  return last?.type === 'action-began' ? last.position : null
}

/** Its season, for the bar; null where its beginning was not seen. */
export function seasonDuring(fight: Fight, steps: readonly Step[]): Reported | null {
  const events = steps.flatMap((step) => step.events)
  const began = events.slice(0, events.indexOf(fight.events.at(-1)!) + 1).findLast(isA('actions-laid-out', 'winter-began'))
  if (!began) return null
  if (began.type === 'winter-began') return { year: began.year, season: 'winter', now: 'revolts' }
  return { year: began.year, season: began.season as Season, now: 'actions' }
}
