// Whether the end is being celebrated: once, when all that led to it has been read.
import { ofTable } from '../../net/lasting.svelte'
import { newsOf } from '../news/news.svelte'
import type { Table } from '../view'

const KEY = 'bakufu-crowned'
/** Tables that a browser remembers. */
const MOST = 50

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return [] // storage may be forbidden, or hold something else
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...remembered().filter((other) => other !== id)].slice(0, MOST)))
  } catch {
    // storage may be forbidden: it is celebrated again next time
  }
}

export class Ceremony {
  #closed = $state(false)
  readonly on: boolean = $derived.by(() => !this.#closed && this.table.view?.over === true && newsOf(this.table).current === null)

  constructor(readonly table: Table) {
    // Whoever only looks at a finished table has not waited for its end.
    if (table.view?.over) this.#closed = table.seat === null || remembered().includes(table.id)
  }

  close(): void {
    this.#closed = true
    remember(this.table.id)
  }

  again(): void {
    this.#closed = false
  }
}

export const ceremonyOf = ofTable((table: Table) => new Ceremony(table))
