// What the lesson of SHOGUN NO KATANA looks at: the table, and the place that is being looked at before a figure goes.
import { choosingAt } from '../asking/desk.svelte'
import type { Choosing } from '../asking/choosing.svelte'
import { isLine } from '../asking/picks'
import { COLUMNS, HOUSES, ROWS, type KatanaEvent, type ForgeForecast, type KatanaView, type Line, type LineForecast, type Resource, type Smith, type Table } from '../view'
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
  return {
    ...moment,
    recent: upTo(moment.recent),
    view,
    me: view.players[view.seat]!,
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

/** The lesson ends with the first round, and so does what is told of it. */
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

/** Of these places, the one to which the adviser would rather send a Worker; null where none is open. */
export function favourite<Place extends string>(at: KatanaAt, places: readonly Place[]): Place | null {
  const open = places.filter(at.can)
  return open.sort((one, other) => at.worse(one) - at.worse(other))[0] ?? null
}

/** The line that the adviser likes best of those in which a Worker moves a Sword, or several; null where there is none. */
export function bestLine(at: KatanaAt, several = false): { line: Line; moves: number } | null {
  const moves = (line: Line): number => at.forge?.lines[line]?.worker.moves.length ?? 0
  const line = favourite(at, [...ROWS, ...COLUMNS].filter((line) => moves(line) > (several ? 1 : 0)))
  return line === null ? null : { line, moves: moves(line) }
}

/** Whether the adviser would rather send a Worker there than to a line of the Forge. */
export function rather(at: KatanaAt, place: string | null): boolean {
  const line = bestLine(at)?.line
  return place !== null && (line === undefined || at.worse(place) <= at.worse(line))
}

/** The Sword of the Houses that the adviser likes best. */
export const bestSword = (at: KatanaAt): string | null => favourite(at, HOUSES.flatMap((house) => Object.keys(at.view.houses[house].spaces)))

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
