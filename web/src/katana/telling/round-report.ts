// What happened in a round, from the log: the Swords that were delivered, the Honor cards that were taken, and what comes next.
import type { KatanaEvent, Step } from '../view'

export interface DeliveredSword {
  seat: number
  sword: string
  points: number
}

export interface RoundReport {
  /** The round that comes next, and who plays first in it. */
  next: number
  first: number
  /** How many new Swords the Houses have; 0 where none is left. */
  swords: number
  delivered: DeliveredSword[]
  /** The Honor card that each side took. */
  honors: Map<number, number>
}

/** The round before the last one that began; null where none has ended. */
export function reportOf(steps: readonly Step[]): RoundReport | null {
  let open = blank()
  let ended: RoundReport | null = null
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.type !== 'round-began') note(open, event)
    else {
      ended = event.round > 1 ? { ...open, next: event.round, first: event.first } : null
      open = blank()
    }
  }
  return ended
}

const blank = (): RoundReport => ({ next: 0, first: 0, swords: 0, delivered: [], honors: new Map() })

function note(report: RoundReport, event: KatanaEvent): void {
  if (event.type === 'sword-delivered') report.delivered.push({ seat: event.seat, sword: event.sword, points: event.total })
  else if (event.type === 'ghost-took-sword') report.delivered.push({ seat: event.seat, sword: event.sword, points: event.points })
  else if (event.type === 'points-doubled') {
    const last = report.delivered.findLast(({ seat, sword }) => seat === event.seat && sword === event.sword)
    if (last) last.points += event.points
  } else if (event.type === 'passed') report.honors.set(event.seat, event.honor)
  else if (event.type === 'swords-laid-out') report.swords = Object.keys(event.swords).length
}
