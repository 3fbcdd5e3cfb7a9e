// The HTTP side of the server: people and tables.
import type { Step, TableCard } from './messages'
import { language } from '../text/t'
import { query } from './query'
import type { GameEvent, Standing, View } from './view'

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

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'Accept-Language': language() } // what the server says is for the reader of this page
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }),
  })
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  throw new Refused(problem.code ?? 'http', problem.message ?? answer.statusText, answer.status)
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body)
  return (answer.status === 204 ? null : await answer.json()) as T
}

async function read(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

/** Random text of this browser's own, mixed into the seed of every game it joins. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface NewTable {
  game: string
  options: { players: number }
  bots: Record<number, string>
  seat: number | null
  pace: 'live' | 'days'
  seconds: number
  visible: boolean
  hints: boolean
}

/** What stands on a favour card. */
export interface Printed {
  kind: string
  amount?: number
}

/** What the printed components say, as far as pages need it. */
export interface Facts {
  favour: Partial<Record<string, Printed>>
  /** In how many regions one needs a province for the next samurai card. */
  samurai: { regions: number }
}

/** A rule of the ledger in our own words. `ruling`: the rulebook leaves it open, and `reason` says why so. */
export interface Rule {
  text: string
  page: number | null
  ruling: boolean
  reason: string | null
  /** Why a move is not possible, where the rule refuses one. */
  refusal: string
}
export type Rules = Record<string, Rule>

/** What is not certain about the printed components. */
export interface Doubt {
  of: string
  label: string
  why: string
}
/** What stands around the rules: a rule belongs to the chapter with which its id begins. */
export interface Rulebook {
  chapters: { id: string; title: string }[]
  doubts: Doubt[]
}

/** What one card would do on one space, as far as one's own seat can reckon. */
export interface Effect {
  ok: boolean
  rule: string | null
  text: string
  /** What the events on display could change about it. */
  note: string | null
  chests: number
  rice: number
  armies: number
  least: number
  most: number
  /** Farmers that would rise; 0 where none do. */
  farmers: number
  /** The chance of losing the province; left out where the table allows no hints. */
  revolt: number | null
}
export interface Forecast {
  spaces: Record<string, Record<string, Effect>>
  provisions: { need: number; rice: number; least_loss: number; most_loss: number }
}

/** How an attack with so many armies would go, from public knowledge. */
export interface Chance {
  win: number
  tie: number
  lose: number
  survivors: number
  defenders_left: number
  histogram: number[]
}
export interface Odds {
  battle: boolean
  armies: Record<number, Chance>
}

export interface History {
  view: View
  /** The set-up, up to this view. */
  events: GameEvent[]
  steps: Step[]
}

export interface Chronicle {
  standings: Standing[]
  /** The rule by which the game was won; null before its end. */
  decided: string | null
  rounds: {
    seq: number
    year: number
    season: string
    points: number[]
    provinces: number[]
    rice: number[]
    armies: number[]
    chests: number[]
  }[]
  scoring: { year: number; seat: number; rule: string; region: string | null; building: string | null; points: number; source: string }[]
  luck: { seq: number; seat: number | 'farmers'; thrown: number; expected: number; came: number }[]
}

export type ListKind = 'open' | 'running' | 'mine' | 'finished'

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  takeName: (name: string) => call<Me>('POST', '/api/me', { name }),
  claim: (name: string, password: string) => call<Me>('POST', '/api/me/claim', { name, password }),
  enter: (name: string, password: string) => call<Me>('POST', '/api/me/enter', { name, password }),
  forget: () => call<null>('DELETE', '/api/me'),

  tables: (kind: ListKind, search = '', before: number | null = null) =>
    call<TableCard[]>('GET', `/api/tables${query({ kind, search, before })}`),
  create: (table: NewTable) => call<TableCard>('POST', '/api/tables', { ...table, entropy: entropy() }),
  /** A table to learn a game at; it has started. */
  learn: (game: string, lesson: string) => call<TableCard>('POST', `/api/games/${game}/lessons/${lesson}`),
  table: (id: string, link: string | null) => call<TableCard>('GET', at(id) + query({ link })),
  join: (id: string, link: string | null, seat: number | null = null) =>
    call<TableCard>('POST', `${at(id)}/join`, { seat, link, entropy: entropy() }),
  leave: (id: string) => call<TableCard>('POST', `${at(id)}/leave`),
  start: (id: string) => call<TableCard>('POST', `${at(id)}/start`),
  setBot: (id: string, seat: number, bot: string | null) =>
    call<TableCard>('PUT', `${at(id)}/seats/${seat}`, { bot }),
  /** Before the start; then words go over the socket. */
  talk: (id: string, link: string | null, text: string) => call<null>('POST', `${at(id)}/talk`, { text, link }),
  rematch: (id: string) => call<TableCard>('POST', `${at(id)}/rematch`, { entropy: entropy() }),

  log: (id: string, link: string | null, since = 0) => call<Step[]>('GET', `${at(id)}/log${query({ link, since })}`),
  text: (id: string, link: string | null) => read(`${at(id)}/text${query({ link })}`),
  rules: (game: string) => call<Rules>('GET', `/api/games/${game}/rules`),
  rulebook: (game: string) => call<Rulebook>('GET', `/api/games/${game}/rulebook`),
  facts: () => call<Facts>('GET', '/api/games/shogun/facts'),
  /** Nothing when it is no longer the time of plans. */
  forecast: <Kind = Forecast>(id: string) => call<Kind | null>('GET', `${at(id)}/forecast`),
  /** Of a march; without an origin of a revolt to come; without both of the battle that waits for a special card.
   * Nothing when play has overtaken the question. */
  odds: (id: string, origin: string | null, target: string | null) =>
    call<Odds | null>('GET', `${at(id)}/odds${query({ origin, target })}`),
  history: (id: string, link: string | null, as: number | null = null) =>
    call<History>('GET', `${at(id)}/history${query({ link, as })}`),
  chronicle: <Kind = Chronicle>(id: string, link: string | null) => call<Kind>('GET', `${at(id)}/chronicle${query({ link })}`),
  branch: (id: string, link: string | null, seq: number, seat: number) =>
    call<TableCard>('POST', `${at(id)}/branch`, { seq, seat, link }),
  /** The address of the record, for a link that downloads it. */
  record: (id: string, link: string | null) => `${at(id)}/record${query({ link })}`,
}
