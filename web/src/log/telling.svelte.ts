// A table's log told as a story. It grows with the table's steps, and is told anew only when names change.
import { past } from '../net/calls/past'
import { ofTable } from '../net/lasting.svelte'
import type { Step } from '../net/messages'
import { momentOf } from '../net/playback/moments'
import type { Table } from '../net/table.svelte'
import type { Kinds } from './kinds'
import type { Line } from './line'
import { t } from '../text/t'
import { type Narrator, narratorOf, type Speaker, type Tells } from './narrator'

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
const BESIDE = new Set(['undo', 'away', 'back', 'pause', 'resume'])

export class Telling {
  readonly #narrator: Narrator
  #story: Tells | null = null
  #told: Entry[] = []
  #last: Step | undefined
  #count = 0
  #names = ''
  #known: unknown

  /** The set-up, once somebody asks for it: it is no part of the log. */
  setUp = $state.raw<Entry[]>([])

  constructor(readonly table: Table) {
    this.#narrator = narratorOf(table)
  }

  async lookBack(): Promise<void> {
    const { events } = await past.history(this.table.id, this.table.link)
    const lines = this.#narrator.story(this.teller).tell(events)
    this.setUp = lines.map((line) => ({ ...line, seq: 0, moment: 0, by: 'player' }))
  }

  /** Speaks with the names of this table's players, and knows what was seen here. */
  readonly teller = $derived.by(() => this.#narrator.speaker())

  /** Every line, the oldest first. */
  readonly entries: Entry[] = $derived.by(() => {
    const { teller } = this
    const { steps } = this.table
    const names = teller.players.join('\n')
    const known = this.#narrator.known?.()
    if (!this.#story || names !== this.#names || known !== this.#known || steps[this.#count - 1] !== this.#last) this.#begin(teller, names)
    const fresh = steps.slice(this.#count).flatMap((step) => this.#tell(step, teller))
    this.#known = known
    this.#count = steps.length
    this.#last = steps.at(-1)
    if (fresh.length) this.#told = [...this.#told, ...fresh]
    return this.#told
  })

  #begin(teller: Speaker, names: string): void {
    this.#story = this.#narrator.story(teller)
    this.#told = []
    this.#count = 0
    this.#last = undefined
    this.#names = names
  }

  #tell(step: Step, teller: Speaker): Entry[] {
    const lines = this.#story!.tell(step.events)
    if (BESIDE.has(step.kind) && step.seat !== null) {
      const text = t(`web-log-${step.kind}`, { player: teller.player(step.seat) })
      lines.push({ text, rule: '', depth: 'sentence', seat: step.seat, parties: [step.seat], type: step.kind, place: null })
    }
    const next = lines.findIndex((line) => line.depth === 'chapter')
    lines.splice(next < 0 ? lines.length : next, 0, ...this.#narrator.ends(step))
    return lines.map((line) => {
      return { ...line, ...this.#narrator.brief(line, teller), seq: step.seq, moment: momentOf(step), by: step.by }
    })
  }

  /** Where the game stands. */
  now(): string {
    return this.#narrator.now()
  }

  get sounds(): Narrator['sounds'] {
    return this.#narrator.sounds
  }

  kinds(): Kinds {
    return this.#narrator.kinds()
  }

  firstChapter(): string {
    return this.#narrator.firstChapter(this.teller)
  }
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
