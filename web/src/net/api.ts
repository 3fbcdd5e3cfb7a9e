// The HTTP side of the server: people and tables.
import type { Event, Step, TableCard, View } from './messages'
import { language } from '../text/t'
import { query } from './query'
import type {
  Branching,
  Credentials,
  History as AnyHistory,
  Join,
  Me,
  Mixed,
  Named,
  NewTable as AnyNewTable,
  Problem,
  RulebookCard as Rulebook,
  RuleCard,
  Said,
  SeatBot,
} from './wire'

export type { DoubtCard as Doubt, Me, RuleCard as Rule } from './wire'
export type { Rulebook }
export type Rules = Record<string, RuleCard>

export interface History<V extends View = View, E extends Event = Event> extends Omit<AnyHistory, 'view' | 'events' | 'steps'> {
  view: V
  /** The set-up, up to this view. */
  events: E[]
  steps: Step<E>[]
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
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? 'http', problem.message ?? answer.statusText, answer.status)
}

async function call<T, Body = never>(method: string, path: string, body?: Body): Promise<T> {
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

export type NewTable = Required<Omit<AnyNewTable, 'entropy' | 'interrupt_seconds' | 'options'>> &
  Pick<AnyNewTable, 'interrupt_seconds'> & { options: { players: number } }

export type ListKind = 'open' | 'running' | 'mine' | 'finished'

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  takeName: (name: string) => call<Me, Named>('POST', '/api/me', { name }),
  claim: (name: string, password: string) => call<Me, Credentials>('POST', '/api/me/claim', { name, password }),
  enter: (name: string, password: string) => call<Me, Credentials>('POST', '/api/me/enter', { name, password }),
  forget: () => call<null>('DELETE', '/api/me'),

  tables: (kind: ListKind, search = '', before: number | null = null) =>
    call<TableCard[]>('GET', `/api/tables${query({ kind, search, before })}`),
  create: (table: NewTable) => call<TableCard, AnyNewTable>('POST', '/api/tables', { ...table, options: { ...table.options }, entropy: entropy() }),
  /** A table to learn a game at; it has started. */
  learn: (game: string, lesson: string) => call<TableCard>('POST', `/api/games/${game}/lessons/${lesson}`),
  table: (id: string, link: string | null) => call<TableCard>('GET', at(id) + query({ link })),
  join: (id: string, link: string | null, seat: number | null = null) =>
    call<TableCard, Join>('POST', `${at(id)}/join`, { seat, link, entropy: entropy() }),
  leave: (id: string) => call<TableCard>('POST', `${at(id)}/leave`),
  start: (id: string) => call<TableCard>('POST', `${at(id)}/start`),
  setBot: (id: string, seat: number, bot: string | null) =>
    call<TableCard, SeatBot>('PUT', `${at(id)}/seats/${seat}`, { bot }),
  /** Before the start; then words go over the socket. */
  talk: (id: string, link: string | null, text: string) => call<null, Said>('POST', `${at(id)}/talk`, { text, link }),
  rematch: (id: string) => call<TableCard, Mixed>('POST', `${at(id)}/rematch`, { entropy: entropy() }),

  log: <E extends Event = Event>(id: string, link: string | null, since = 0) => call<Step<E>[]>('GET', `${at(id)}/log${query({ link, since })}`),
  text: (id: string, link: string | null) => read(`${at(id)}/text${query({ link })}`),
  rules: (game: string) => call<Rules>('GET', `/api/games/${game}/rules`),
  rulebook: (game: string) => call<Rulebook>('GET', `/api/games/${game}/rulebook`),
  /** The words of all moves, by their numbers. */
  words: (game: string) => call<string[]>('GET', `/api/games/${game}/words`),
  /** What the game answers about one's own view; nothing where the rules have no answer. About nothing is not the same
   * as about all there is. */
  answer: <Kind>(id: string, link: string | null, question: string, about: string | null = null) =>
    call<Kind | null>('GET', `${at(id)}/answers/${question}${query({ link })}${about === null ? '' : `${link ? '&' : '?'}about=${encodeURIComponent(about)}`}`),
  /** What the printed components of a game say on this host. */
  facts: <Facts>(game: string) => call<Facts>('GET', `/api/games/${game}/facts`),
  /** Nothing when it is no longer the time of plans. */
  forecast: <Kind>(id: string) => call<Kind | null>('GET', `${at(id)}/forecast`),
  /** Of a march; without an origin of a revolt to come; without both of the battle that waits for a special card.
   * Nothing when play has overtaken the question. */
  odds: <Kind>(id: string, origin: string | null, target: string | null) =>
    call<Kind | null>('GET', `${at(id)}/odds${query({ origin, target })}`),
  history: (id: string, link: string | null, as: number | null = null) =>
    call<History>('GET', `${at(id)}/history${query({ link, as })}`),
  chronicle: <Kind>(id: string, link: string | null) => call<Kind>('GET', `${at(id)}/chronicle${query({ link })}`),
  branch: (id: string, link: string | null, seq: number, seat: number) =>
    call<TableCard, Branching>('POST', `${at(id)}/branch`, { seq, seat, link }),
  /** The address of the record, for a link that downloads it. */
  record: (id: string, link: string | null) => `${at(id)}/record${query({ link })}`,
}
