// What the lesson of SHOGUN NO KATANA looks at: the table, and the place that is being looked at before a figure goes.
import { choosingAt } from '../asking/desk.svelte'
import type { Choosing } from '../asking/choosing.svelte'
import { isLine, isPlace, placeOf } from '../asking/picks'
import { HOUSES, type KatanaEvent, type ForgeForecast, type KatanaView, type Line, type LineForecast, type Resource, type Smith, type Table } from '../view'
import { untrack } from 'svelte'
import { Advising } from '../../asking/advising.svelte'
import { questionAt } from '../../net/answers.svelte'
import { ofTable } from '../../net/lasting.svelte'
import type { Advice } from '../../net/messages'
import type { SwordCard } from '../../net/wire'
import { numberOf, wordOf } from '../../net/words'
import type { Moment } from '../../learn/lesson'

export interface KatanaAt extends Moment<KatanaEvent> {
  view: KatanaView
  me: Smith
  /** By how many points the adviser thinks that a move is worse than what it would do; 0 where it has nothing against it. */
  worse: (word: string) => number
  /** Whether something is asked of the learner, no answer is under way, and the lines are known. */
  asked: boolean
  can: (word: string) => boolean
  /** The place that is looked at, with a Monk or a Worker; null if none is. */
  looked: { place: string; monk: boolean } | null
  /** What the own Forge could do and lacks, once it is known. */
  forge: ForgeForecast | null
  /** What the adviser would do here. */
  suggested: string | null
  leave: () => void
}

/** The adviser, asked with each question: the coach has nothing against what would be suggested. */
const consulting = ofTable((table: Table) => {
  const advising = new Advising(table)
  const question = $derived(questionAt(table))
  $effect(() => {
    if (question !== null && table.card?.hints) void untrack(() => advising.ask())
  })
  return advising
})

export function look(table: Table, moment: Moment<KatanaEvent>): KatanaAt | null {
  const view = table.view!
  if (view.seat === null) return null
  const choosing = choosingAt(table)
  const { look: place, monk, forecast } = choosing
  const me = view.players[view.seat]!
  return {
    ...moment,
    recent: isOver({ view, me }) ? upTo(moment.recent) : moment.recent,
    view,
    me,
    worse: (word) => worseBy(consulting(table).now, word),
    asked: table.asked && !waiting(table, choosing),
    waits: table.asked && waiting(table, choosing),
    can: (word) => choosing.can(word),
    looked: place === null ? null : { place, monk },
    forge: forecast,
    suggested: wordOfFirst(consulting(table).now),
    leave: () => choosing.leave(),
  }
}

const wordOfFirst = (advice: Advice | null): string | null => {
  const move = advice?.moves[0]
  return move === undefined ? null : (wordOf('katana', move) ?? null)
}

const worseBy = (advice: Advice | null, word: string): number =>
  advice?.objections.find(({ moves }) => moves[0] === numberOf('katana', word))?.points ?? 0

/** Whether an answer is under way, what the Forge could do is not known yet, or the adviser still thinks. */
const waiting = (table: Table, { busy, foreseeing }: Choosing): boolean => busy || foreseeing || consulting(table).asking

/** The lesson ends with the round of the first delivery. */
export const isOver = ({ view, me }: Pick<KatanaAt, 'view' | 'me'>): boolean => view.over || (view.round > 1 && me.delivered > 0)

/** What is told ends with the lesson. */
export function upTo(recent: readonly KatanaEvent[]): readonly KatanaEvent[] {
  const end = recent.findIndex((event) => event.type === 'round-began' && event.round > 1)
  return end < 0 ? recent : recent.slice(0, end)
}

/** What a figure would do at the line that is looked at. */
export function lineLooked({ looked, forge }: KatanaAt): { line: Line; worker: LineForecast; monk: LineForecast } | null {
  if (!looked || !isLine(looked.place)) return null
  const found = forge?.lines[looked.place]
  return found ? { line: looked.place, ...found } : null
}

/** Where the adviser would place a figure, and which; null where it would do something else. */
export function suggestedPlace({ suggested }: KatanaAt): { place: string; monk: boolean } | null {
  if (suggested === null || !isPlace(suggested)) return null
  const place = placeOf(suggested)
  return { place, monk: place !== suggested }
}

/** The row or column at which the adviser would place a figure, and how many moves that makes there. */
export function suggestedLine(at: KatanaAt): { line: Line; monk: boolean; moves: number } | null {
  const found = suggestedPlace(at)
  if (!found || !isLine(found.place)) return null
  const foreseen = at.forge?.lines[found.place]?.[found.monk ? 'monk' : 'worker']
  return { line: found.place, monk: found.monk, moves: foreseen?.moves.length ?? 0 }
}

/** What would be done with one click at the row or column that is looked at: so many moves; 0 where there are none. */
export function shownMoves(at: KatanaAt): number {
  const shown = lineLooked(at)?.[at.looked?.monk ? 'monk' : 'worker']
  return shown?.plays.length ? shown.plays.length - 1 : 0
}

export const swordsIn = ({ me }: KatanaAt): number => Object.values(me.forge).filter((sword) => sword !== null).length

/** What the Swords of the own Forge need next and the stock lacks. */
export const lacking = ({ forge }: KatanaAt): readonly Resource[] => forge?.lacking ?? []

/** A Sword tile that is looked at: what of its recipe is not in stock, and what that would cost. */
export function wanting({ looked, view, forge }: KatanaAt): (SwordCard & { sword: string }) | null {
  const place = looked?.place ?? ''
  const tile = HOUSES.map((house) => view.houses[house].spaces[place]?.sword).find((sword) => sword != null)
  const needs = forge?.swords[place]
  return tile && needs ? { sword: tile.sword, ...needs } : null
}
