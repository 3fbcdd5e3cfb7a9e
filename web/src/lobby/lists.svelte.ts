// The lobby's lists, looked at again from time to time while somebody looks at them.
import { api, type ListKind } from '../net/api'
import type { TableCard } from '../net/messages'

const OFTEN = 8000
/** As many as the server tells at once. */
const PAGE = 50

export class List {
  tables = $state.raw<TableCard[]>([])
  loaded = $state(false)
  /** Whether there may be more than is shown. */
  more = $state(false)
  #search = ''

  constructor(readonly kind: ListKind) {}

  async look(search = this.#search): Promise<void> {
    this.#search = search
    const tables = await api.tables(this.kind, search)
    if (search !== this.#search) return // somebody typed on
    this.tables = tables
    this.more = tables.length >= PAGE
    this.loaded = true
  }

  /** The next page of finished games. */
  async older(): Promise<void> {
    const last = this.tables.at(-1)
    if (!last) return
    const next = await api.tables(this.kind, this.#search, last.finished_at)
    this.tables = [...this.tables, ...next]
    this.more = next.length >= PAGE
  }

  /** Look now and again; returns how to stop. */
  watch(): () => void {
    const look = () => void this.look().catch(() => undefined)
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), OFTEN)
    return () => clearInterval(timer)
  }
}
