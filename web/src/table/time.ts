// How long a decision may take at a table.
import type { SeatCard, TableCard } from '../net/messages'

const isPerson = (seat: SeatCard | undefined): boolean => seat !== undefined && seat.bot === null

/** Whether another person waits as well. */
export const others = (card: TableCard): boolean => card.seats.filter(isPerson).length > 1

/** Bots need no time, and who has days and plays alone lets nobody wait. */
export const counts = (card: TableCard | null, awaited: readonly number[]): card is TableCard =>
  card !== null && awaited.some((seat) => isPerson(card.seats[seat])) && (card.pace === 'live' || others(card))

/** In seconds; less for somebody who is asked in the turn of another player. */
export const secondsFor = (card: TableCard, outOfTurn: boolean): number =>
  outOfTurn && others(card) ? Math.min(card.seconds, card.interrupt_seconds) : card.seconds

/** What is left of it. */
export const secondsLeft = (card: TableCard, outOfTurn: boolean, since: number, now: number): number =>
  Math.max(0, Math.ceil((since - now) / 1000 + secondsFor(card, outOfTurn)))
