// What the others did since one's own last move, as a short list: an action with who did what in it. Only what a
// player has to know stays; the log has everything.
import type { OfType } from '../../net/happenings'
import { typesOf } from '../modules/module'
import type { GameEvent, Step } from '../view'
import { type Fight, fights, standing } from '../fights/fights'

export type Entry =
  | { type: 'action'; event: OfType<GameEvent, 'action-began'> }
  | { type: 'event'; event: GameEvent }
  | { type: 'passed'; seats: number[] }
  | { type: 'fight'; fight: Fight }

const TOLD =
  'open-cards-buried province-occupied event-drawn bid-revealed place-taken action-skipped built ' +
  'collected deployed armies-moved revolts-drawn year-turned'

const beginsRound = (step: Step): boolean => step.events.some((event) => event.type === 'actions-laid-out')

/** The steps from this seat's last own one, which tells what followed from it; for those who only watch, this round. */
export function sinceOwn(steps: readonly Step[], seat: number | null): Step[] {
  const isOwn = (step: Step) => step.seat === seat && (step.kind === 'moves' || step.kind === 'seal')
  const last = steps.findLast(seat === null ? beginsRound : isOwn)
  return standing(last ? steps.filter((step) => step.seq >= last.seq) : steps)
}

export function entries(steps: readonly Step[], seat: number | null): Entry[] {
  const since = sinceOwn(steps, seat)
  // A fight may have begun with an own move of before, so it is looked for in all steps.
  const fought = new Map(fights(steps).map((fight) => [fight.events.at(-1), fight]))
  const told = typesOf(TOLD, ({ news }) => news)
  const found: Entry[] = []
  for (const event of since.flatMap((step) => step.events)) {
    const fight = fought.get(event)
    if (event.type === 'action-began') found.push({ type: 'action', event })
    else if (event.type === 'action-skipped' && event.planned) pass(found, event.seat)
    else if (told.has(event.type)) found.push({ type: 'event', event })
    if (fight) found.push({ type: 'fight', fight })
  }
  return found.filter((entry, at) => entry.type !== 'action' || hasNews(found[at + 1]))
}

/** An action in which nothing happened yet needs no heading. */
const hasNews = (next: Entry | undefined): boolean => next !== undefined && next.type !== 'action'

function pass(found: Entry[], seat: number): void {
  const last = found.at(-1)
  if (last?.type === 'passed') last.seats.push(seat)
  else found.push({ type: 'passed', seats: [seat] })
}
