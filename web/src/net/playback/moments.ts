// A step of the log may tell a long tale: one player's answer, and everything that follows from it up to the next
// question. Here it is cut into moments, each with the events that belong together.
import { anyOf } from '../happenings'
import type { Event, Step } from '../messages'

/** How the events of a game are cut into moments. */
export interface Timing {
  /** How long an event is looked at, in milliseconds. What is not named here passes with what comes next. */
  stays: Record<string, number>
  /** Whether nothing happens with it, which is not worth a look. */
  passing?: (event: Event) => boolean
  /** What only completes the event before it. */
  completing: ReadonlySet<string>
  /** Events that are watched for so long before what they belong to is shown: the fall of the cubes before its result. */
  ahead: Record<string, number>
  /** Whether one's own deeds are seen at once: who has done a thing need not be told of it. */
  ownAtOnce?: boolean
}

export function lasting(ms: number, types: string): Record<string, number> {
  return Object.fromEntries(types.split(' ').map((type) => [type, ms]))
}

/** Whether a moment is about events of this type, and not only completed or introduced by them. */
export const isTold = (type: string, { stays }: Timing): boolean => type in stays

export const stayOf = (event: Event, { stays, passing }: Timing): number =>
  passing?.(event) ? 0 : (stays[event.type] ?? 0)

export interface Part<E extends Event = Event> {
  events: E[]
  stay: number
  /** The throw that is seen meanwhile, and belongs to the next part. */
  throws?: E
}

/** The parts of a step as they are told to a seat: at least one, the last of which ends with the step. */
export function partsOf<E extends Event>(step: Step<E>, timing: Timing, me: number | null = null): Part<E>[] {
  const known = (event: E) => timing.ownAtOnce === true && me !== null && anyOf<Event>(event).seat === me && step.seat === me
  const parts: Part<E>[] = []
  let open: E[] = []
  for (const event of step.events) {
    const last = parts.at(-1)
    if (last && !open.length && timing.completing.has(event.type)) {
      last.events.push(event)
      continue
    }
    const ahead = timing.ahead[event.type]
    if (ahead) {
      parts.push({ events: open, stay: ahead, throws: event })
      open = []
    }
    open.push(event)
    const stay = known(event) ? 0 : stayOf(event, timing)
    if (!stay) continue
    parts.push({ events: open, stay })
    open = []
  }
  const last = parts.at(-1)
  if (last) last.events.push(...open)
  else parts.push({ events: open, stay: 0 })
  // What came of a throw is looked at before the next question, which would lie below it.
  if (last?.stay && parts.at(-2)?.throws) parts.push({ events: [], stay: 0 })
  return parts
}

/** Which moment of the log it is: parts of a step share its number and follow one another. */
export const momentOf = (step: Step): number => step.seq + (step.part ?? 0) / 1000
