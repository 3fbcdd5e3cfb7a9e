// The arithmetic of a review page: whose decisions are shown, and what is said of them.
import { language } from '../text/t'
import type { ReviewCard, ReviewedDecision } from '../net/wire'

/** A decision with what kind it is: what cost much, or what gained. */
export interface Shown {
  decision: ReviewedDecision
  costly: boolean
}

/** The costliest decisions of a seat, then its best ones. */
export function shownOf(card: ReviewCard, seat: number): Shown[] {
  const { costly, good } = card.players[seat]!
  return [...costly.map((decision) => ({ decision, costly: true })), ...good.map((decision) => ({ decision, costly: false }))]
}

/** Causes that are somebody's choice; all others are luck. */
export const CHOICES = ['own', 'rivals']

/** What play and luck changed, each as one number. */
export function sums(changes: Record<string, number>): { play: number; luck: number } {
  let [play, luck] = [0, 0]
  for (const [cause, change] of Object.entries(changes)) {
    if (cause === 'own') play += change
    else if (!CHOICES.includes(cause) && cause !== 'rest') luck += change
  }
  return { play, luck }
}

export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(share)

export const signed = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' }).format(share)

/** How far a review was at a moment, in milliseconds. */
export interface Moment {
  at: number
  done: number
}

/** Minutes until it is done if it goes on as fast as since the first look, rounded; null: it's too early to tell. */
export function minutesLeft(first: Moment, now: Moment, total: number): number | null {
  const done = now.done - first.done
  return done > 0 ? Math.round(((now.at - first.at) / done) * (total - now.done) / 60_000) : null
}
