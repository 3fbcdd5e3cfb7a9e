// The HTTP side of the server: people and tables.
import type { TableCard } from './messages'

export interface Me {
  name: string
  claimed: boolean
}

/** What the server would not do, in one line for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const data = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) throw new Refused(data?.code ?? 'http', data?.message ?? answer.statusText, answer.status)
  return data as T
}

/** Random text of this browser's own, mixed into the seed of every game it joins. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface NewTable {
  options: Record<string, unknown>
  bots: Record<number, string>
  seat: number | null
  pace: 'live' | 'days'
  seconds: number
  visible: boolean
  hints: boolean
}

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  takeName: (name: string) => call<Me>('POST', '/api/me', { name }),
  tables: (kind: 'open' | 'mine' | 'finished', search = '') =>
    call<TableCard[]>('GET', `/api/tables?kind=${kind}&search=${encodeURIComponent(search)}`),
  create: (table: NewTable) => call<TableCard>('POST', '/api/tables', { ...table, entropy: entropy() }),
  join: (id: string, link: string | null, seat: number | null = null) =>
    call<TableCard>('POST', `/api/tables/${id}/join`, { seat, link, entropy: entropy() }),
  leave: (id: string) => call<TableCard>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => call<TableCard>('POST', `/api/tables/${id}/start`),
  setBot: (id: string, seat: number, bot: string | null) =>
    call<TableCard>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  rematch: (id: string) => call<TableCard>('POST', `/api/tables/${id}/rematch`, { entropy: entropy() }),
}
