// A table's log told as a story. It grows with the table's steps, and is told anew only when names change.
import { roundLines } from '../deciding/season-words'
import { api } from '../net/api'
import { ofTable } from '../net/lasting.svelte'
import type { Step } from '../net/messages'
import { momentOf } from '../net/moments'
import type { Table } from '../net/table.svelte'
import { season, Story, type Line } from '../text/story'
import { seatName } from '../text/seats'
import { t } from '../text/t'
import { Teller, type Printed } from '../text/teller'

export interface Entry extends Line {
  seq: number
  /** Its place in the log, where a step is told in parts. */
  moment: number
  by: Step['by']
  /** All of it, where the line is only a heading for it. */
  more?: string
}

/** What happened in one action, or before the first one. */
export interface Section {
  heading: Entry | null
  entries: Entry[]
}
export interface Chapter {
  title: string
  sections: Section[]
}

// Steps without events of the game that are worth a line.
const BESIDE = new Set(['undo', 'away', 'back'])

export class Telling {
  #story: Story | null = null
  #told: Entry[] = []
  #last: Step | undefined
  #count = 0
  #names = ''
  readonly #printed = new Map<number, Printed>()

  /** The set-up, once somebody asks for it: it is no part of the log. */
  setUp = $state.raw<Entry[]>([])

  constructor(readonly table: Table) {}

  async lookBack(): Promise<void> {
    const { events } = await api.history(this.table.id, this.table.link)
    this.setUp = new Story(this.teller).tell(events).map((line) => ({ ...line, seq: 0, moment: 0, by: 'player' }))
  }

  /** Speaks with the names of this table's players, and knows the event cards that were seen here. */
  readonly teller = $derived.by(() => {
    const events = this.table.view?.events
    for (const card of [events?.current, ...(events?.open ?? []), ...(events?.gone ?? [])])
      if (card) this.#printed.set(card.card, { ...card })
    const players = this.table.card?.seats.map((seat) => seatName(this.table.card, seat.seat)) ?? []
    return new Teller(players, this.#printed)
  })

  /** Every line, the oldest first. */
  readonly entries: Entry[] = $derived.by(() => {
    const { teller } = this
    const { steps } = this.table
    const names = teller.players.join('\n')
    if (!this.#story || names !== this.#names || steps[this.#count - 1] !== this.#last) this.#begin(teller, names)
    const fresh = steps.slice(this.#count).flatMap((step) => this.#tell(step, teller))
    this.#count = steps.length
    this.#last = steps.at(-1)
    if (fresh.length) this.#told = [...this.#told, ...fresh]
    return this.#told
  })

  #begin(teller: Teller, names: string): void {
    this.#story = new Story(teller)
    this.#told = []
    this.#count = 0
    this.#last = undefined
    this.#names = names
  }

  #tell(step: Step, teller: Teller): Entry[] {
    const lines = this.#story!.tell(step.events)
    if (BESIDE.has(step.kind)) {
      const text = t(`web-log-${step.kind}`, { player: teller.player(step.seat) })
      const parties = step.seat === null ? [] : [step.seat]
      lines.push({ text, rule: '', depth: 'sentence', seat: step.seat, parties, type: step.kind, province: null })
    }
    this.#endOfRound(step, lines)
    return lines.map((line) => ({ ...line, ...brief(line, teller), seq: step.seq, moment: momentOf(step), by: step.by }))
  }

  /** What a season brought stands at its end, before the next one. */
  #endOfRound(step: Step, lines: Line[]): void {
    const { seat, rounds } = this.table
    const round = rounds?.find((round) => round.moment === momentOf(step)) // a replay writes none down
    if (!round || seat === null) return
    const next = lines.findIndex((line) => line.depth === 'chapter')
    const ends = roundLines(this.table, round, seat).map(({ seat, text }): Line => {
      return { text, rule: '', depth: 'sentence', seat, parties: [seat], type: 'round-ended', province: null }
    })
    lines.splice(next < 0 ? lines.length : next, 0, ...ends)
  }

  /** The log does not tell of the set-up, so its first chapter has to be named. */
  firstChapter(): string {
    return this.table.card?.options.setup === 'claim' ? t('story-set-up') : season(this.teller, 'spring', 1)
  }
}

/** A whole plan is too long for a line of the log. */
function brief({ type, text, seat }: Line, teller: Teller): { text: string; more?: string } {
  return type === 'card-planned' ? { text: t('web-telling-planned', { player: teller.player(seat) }), more: text } : { text }
}

/** Lines under their actions and seasons, the newest first. */
export function chapters(entries: readonly Entry[], first: string): Chapter[] {
  const found: Chapter[] = []
  const open = (title: string) => found.unshift({ title, sections: [{ heading: null, entries: [] }] })
  for (const entry of entries) {
    if (!found.length && entry.depth !== 'chapter') open(first)
    if (entry.depth === 'chapter') open(entry.text)
    else if (entry.depth === 'heading') found[0]!.sections.unshift({ heading: entry, entries: [] })
    else found[0]!.sections[0]!.entries.unshift(entry)
  }
  return found
}

export const telling = ofTable((table) => new Telling(table))
