// The arithmetic of a review page: whose decisions are shown, and what is said of them.
import { language } from '../text/t'
import type { Mark, ReviewCard, ReviewedCard, ReviewedDecision } from '../net/wire'
import type { Marked } from '../replay/page'
import type { Tried, TriedPlan } from '../replay/tried'

/** The decision that an address names: the entry of the log before it, and its seat. */
export function askedIn(path: string): { at: number | null; as: number | null } {
  const asked = new URL(path, 'https://page').searchParams
  const count = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
  return { at: count(asked.get('at')), as: count(asked.get('as')) }
}

/** The costliest decisions of a seat, then its best ones. */
export function highlightsOf(card: ReviewCard, seat: number): ReviewedDecision[] {
  const { costly, good } = card.players[seat]!
  return [...costly, ...good]
}

/** The decision after an entry of the log, or null. */
export function decisionAt(card: ReviewCard, seat: number, seq: number | null): ReviewedDecision | null {
  const found = [...highlightsOf(card, seat), ...card.players[seat]!.others].filter((decision) => decision.seq === seq)
  return found[0] ?? null
}

/** Whether something better is known: it may still be within noise. */
export const improvable = (decision: ReviewedDecision): boolean => decision.best > decision.chance && decision.verdict !== 'good'

/** Rows of a plan whose cards change places, with what that gains alone. */
export interface Change {
  gain: number | null
  rows: ReviewedCard[]
}

/** What differs in a plan, what gains most first. */
export function changesOf(cards: readonly ReviewedCard[]): Change[] {
  const found: Change[] = []
  for (const row of cards) {
    if (row.change === null) continue
    const change = (found[row.change] ??= { gain: row.gain, rows: [] })
    change.rows.push(row)
  }
  return found
}

export const sameIn = (cards: readonly ReviewedCard[]): ReviewedCard[] => cards.filter(({ change }) => change === null)

/** Where a decision is marked on the chart: the moment before it, and the chances that its card names. They need not lie
    on the curve, which knows all cards; a decision counts by what its player could know. */
export interface ChartMark {
  moment: number
  curve: number
  played: number
  better: number | null
}

export function chartMark(moments: ReviewCard['moments'], decision: ReviewedDecision): ChartMark {
  const moment = moments.findIndex(({ seq }) => seq >= decision.seq)
  return {
    moment,
    curve: moments[moment]?.chances[decision.seat] ?? decision.chance,
    played: decision.chance,
    better: improvable(decision) ? decision.best : null,
  }
}

const NONE: readonly Mark[] = []

/** What is marked on the board; nothing while somebody guesses. */
export function markedOf(decision: ReviewedDecision, guessing: boolean): Marked {
  if (guessing) return { played: NONE, better: NONE, cards: [] }
  return { played: decision.played_at, better: improvable(decision) ? decision.better_at : NONE, cards: decision.cards }
}

const NOTHING = 'nothing'

/** Both plans of a decision, for the table on which they are tried; null for what is no plan, or as good as it gets. */
export function triedOf(decision: ReviewedDecision, table: string): Tried | null {
  if (!decision.cards.length) return null
  const plan = (of: (row: ReviewedCard) => string): TriedPlan =>
    Object.fromEntries(decision.cards.map((row) => [row.at, of(row)]).filter(([, card]) => card !== NOTHING))
  return { table, stage: decision.stage, played: plan((row) => row.played_card), better: plan((row) => row.better_card) }
}

/** Causes that are somebody's choice; all others are luck, but for what isn't explained. */
export const CHOICES = ['own', 'rivals']
export const REST = 'rest'

/** What play and luck changed, each as one number. */
export function sums(changes: Record<string, number>): { play: number; luck: number } {
  let [play, luck] = [0, 0]
  for (const [cause, change] of Object.entries(changes)) {
    if (cause === 'own') play += change
    else if (!CHOICES.includes(cause) && cause !== REST) luck += change
  }
  return { play, luck }
}

/** Causes in the order in which they are shown: what can't be seen at this precision isn't. */
export const causesOf = (changes: Record<string, number>): [string, number][] =>
  Object.entries(changes).filter(([cause, change]) => cause !== REST || Math.abs(change) >= 0.005)

export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(share)

/** With a true minus, as everywhere else. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' }).format(share).replace('-', '−')

/** How far a review was at a moment, in milliseconds. */
export interface Moment {
  at: number
  done: number
}

const RECENT = 60_000 // milliseconds whose pace counts: the longest jobs come first
const LEAST = 15_000 // milliseconds that tell enough of the pace
const EARLY = 0.1 // of the jobs: before, most of them are the long ones
const USUAL = 3 // minutes

/** What was seen of it lately, with this moment. */
export const seenLately = (seen: readonly Moment[], now: Moment): Moment[] => [...seen.filter(({ at }) => now.at - at <= RECENT), now]

/** Minutes until it is done if it goes on as fast as lately, rounded; null: it's too early to tell. */
export function minutesLeft(seen: readonly Moment[], total: number): number | null {
  const [first, now] = [seen[0], seen.at(-1)]
  if (!first || !now || now.at - first.at < LEAST || now.done <= first.done || now.done < EARLY * total) return null
  return Math.round(((now.at - first.at) / (now.done - first.done)) * (total - now.done) / 60_000)
}

/** Whether so many minutes are more than it usually takes: the computer is busy. */
export const slow = (minutes: number | null): boolean => minutes !== null && minutes > USUAL
