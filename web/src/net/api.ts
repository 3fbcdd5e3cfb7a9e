// What is asked of the host, by the addresses of the server: people and tables.
import type { Event, Step, TableCard } from './messages'
import { language } from '../text/t'
import { host, token } from './host'
import { query } from './query'
import type {
  Again,
  Credentials,
  Join,
  Me,
  Named,
  NewTable as AnyNewTable,
  Problem,
  RulebookCard as Rulebook,
  RuleCard,
} from './wire'

export type { DoubtCard as Doubt, Me, RuleCard as Rule } from './wire'
export type { Rulebook }
export type Rules = Record<string, RuleCard>

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
  // What the server says is for the reader of this page.
  const answer = await host().ask(method, path, body === undefined ? undefined : JSON.stringify(body), language(), token())
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? 'http', problem.message ?? answer.statusText, answer.status)
}

export async function call<T, Body = never>(method: string, path: string, body?: Body): Promise<T> {
  const answer = await ask(method, path, body)
  return (answer.status === 204 ? null : await answer.json()) as T
}

export async function read(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

/** What a seat adds to the seed: the fingerprint of a text, or the text itself. */
export type Contribution = Pick<Join, 'entropy' | 'sealed'>

export type NewTable = Required<Omit<AnyNewTable, 'entropy' | 'sealed' | 'interrupt_seconds' | 'options'>> &
  Pick<AnyNewTable, 'interrupt_seconds'> & { options: { players: number } }

export type ListKind = 'open' | 'running' | 'mine' | 'finished'

export const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  takeName: (name: string) => call<Me, Named>('POST', '/api/me', { name }),
  claim: (name: string, password: string) => call<Me, Credentials>('POST', '/api/me/claim', { name, password }),
  enter: (name: string, password: string) => call<Me, Credentials>('POST', '/api/me/enter', { name, password }),
  forget: () => call<null>('DELETE', '/api/me'),

  tables: (kind: ListKind, search = '', before: number | null = null) =>
    call<TableCard[]>('GET', `/api/tables${query({ kind, search, before })}`),
  create: (table: NewTable, given: Contribution) => call<TableCard, AnyNewTable>('POST', '/api/tables', { ...table, options: { ...table.options }, ...given }),
  /** A table to learn a game at; it has started. */
  learn: (game: string, lesson: string) => call<TableCard>('POST', `/api/games/${game}/lessons/${lesson}`),
  table: (id: string, link: string | null) => call<TableCard>('GET', at(id) + query({ link })),
  rematch: (id: string, given: Contribution) => call<TableCard, Again>('POST', `${at(id)}/rematch`, given),

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
}
