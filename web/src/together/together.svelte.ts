// Looking at a finished game together: one leads, and the others see what they show.
import { Table } from '../net/table.svelte'
import type { Arrow, Shown } from '../net/wire'

/** Milliseconds: while the leader drags the slider, nothing is sent. */
const RESTED = 120
const MOST = 24

export class Together {
  readonly table: Table
  leading = $state(false)
  following = $state(true)
  /** Whether the leader draws. */
  drawing = $state(false)
  /** The leader's own. */
  #arrows = $state.raw<Arrow[]>([])
  #branch = $state.raw<Pick<Shown, 'branch' | 'link'>>({})

  constructor(id: string, link: string | null) {
    this.table = new Table(id, link)
  }

  /** Somebody else who leads. */
  get leader(): string | null {
    return this.leading ? null : (this.table.led?.leader ?? null)
  }

  /** What somebody else shows, to who follows. */
  get shown(): Shown | null {
    return this.leading || !this.following ? null : (this.table.led?.shown ?? null)
  }

  get arrows(): Arrow[] {
    return this.leading ? this.#arrows : (this.shown?.arrows ?? [])
  }

  /** The table at which the leader tries something else. */
  get branch(): Pick<Shown, 'branch' | 'link'> | null {
    return this.leading ? this.#branch : this.shown
  }

  /** The same arrow again takes it away. */
  draw(arrow: Arrow): void {
    const others = this.#arrows.filter(({ start, end }) => start !== arrow.start || end !== arrow.end)
    this.#arrows = others.length < this.#arrows.length ? others : [...others, arrow].slice(-MOST)
  }

  clear(): void {
    this.#arrows = []
  }

  lead(): void {
    this.clear()
    this.#branch = {}
    this.leading = true
  }

  /** The leader goes on otherwise at another table, where everybody can look on. Whether anybody leads here. */
  branchOff(id: string, link: string | null): boolean {
    if (this.leading) this.#branch = { branch: id, link }
    return this.leading
  }

  async stop(): Promise<void> {
    this.leading = this.drawing = false
    await this.table.send({ type: 'lead', shown: null }).catch(() => undefined)
  }

  /** Called once by the panel: show the others where the leader is, and notice who takes over. */
  attend(moment: () => Pick<Shown, 'at' | 'seat'>): void {
    $effect(() => {
      if (this.table.led?.leader) this.leading = this.drawing = false
    })
    $effect(() => {
      if (!this.leading || !this.table.connected) return
      const shown = { ...moment(), arrows: this.#arrows, ...this.#branch }
      const timer = setTimeout(() => void this.table.send({ type: 'lead', shown }).catch(() => (this.leading = false)), RESTED)
      return () => clearTimeout(timer)
    })
  }
}

let here = $state.raw<Together | null>(null)

/** Those who look at the replay of this page. */
export const together = (): Together | null => here
export const gather = (who: Together | null): void => void (here = who)
