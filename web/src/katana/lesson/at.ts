// What the lesson of SHOGUN NO KATANA looks at: the table, and the place that is being looked at before a figure goes.
import { choosingAt } from '../asking/desk.svelte'
import { isLine } from '../asking/picks'
import { COLUMNS, HOUSES, ROWS, type KatanaEvent, type ForgeForecast, type KatanaView, type Line, type LineForecast, type Resource, type Smith, type Table } from '../view'
import type { SwordCard } from '../../net/wire'
import type { Moment } from '../../learn/lesson'

export interface KatanaAt extends Moment<KatanaEvent> {
  view: KatanaView
  me: Smith
  /** Whether something is asked of the learner, no answer is under way, and the lines are known. */
  asked: boolean
  can: (word: string) => boolean
  /** The place that is looked at, with a Monk or a Worker; null if none is. */
  looked: { place: string; monk: boolean } | null
  /** What the own Forge could do and lacks, once it is known. */
  forge: ForgeForecast | null
  leave: () => void
}

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
    asked: table.asked && !choosing.busy && !choosing.foreseeing,
    waits: table.asked && (choosing.busy || choosing.foreseeing),
    can: (word) => choosing.can(word),
    looked: place === null ? null : { place, monk },
    forge: forecast,
    leave: () => choosing.leave(),
  }
}

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

/** The line in which a Worker would move most Swords; null where none moves, or nothing is known yet. */
export function bestLine(at: KatanaAt): { line: Line; moves: number } | null {
  const found = [...ROWS, ...COLUMNS].filter(at.can).map((line) => ({ line, moves: at.forge?.lines[line]?.worker.moves.length ?? 0 }))
  return found.filter(({ moves }) => moves > 0).sort((one, other) => other.moves - one.moves)[0] ?? null
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
