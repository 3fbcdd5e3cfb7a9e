// Where the user is: the address bar, read as one of the client's pages.
import { createSubscriber } from 'svelte/reactivity'
import { host } from './net/host'
import { query } from './net/query'

export type Route =
  | { page: 'lobby' }
  /** `screen`: for all to see. */
  | { page: 'table'; id: string; link: string | null; screen: boolean }
  /** `packed`: the whole game, instead of the name of its table. `together`: with others. */
  | { page: 'replay'; id: string; link: string | null; at: number | null; as: number | null; packed: string | null; together: boolean }
  | { page: 'end'; id: string; link: string | null }
  | { page: 'fair'; id: string; link: string | null }
  | { page: 'review'; id: string; link: string | null }
  | { page: 'rules'; game: string; rule: string | null; words: string }
  | { page: 'account'; reset: string | null; mail: string | null }
  | { page: 'moderation' }
  | { page: 'puzzles' }
  | { page: 'statistics' }
  | { page: 'daily'; deal: string }
  | { page: 'profile'; name: string }
  | { page: 'parts' }
  | { page: 'unknown' }

export function parse(address: URL): Route {
  const [, first, id, rest, more] = address.pathname.replace(/\/$/, '').split('/')
  const asked = address.searchParams
  const link = asked.get('link')
  if (!first) return { page: 'lobby' }
  if (first === 'account' && id === undefined) return { page: 'account', reset: asked.get('reset'), mail: asked.get('mail') }
  if ((first === 'moderation' || first === 'puzzles' || first === 'statistics') && id === undefined) return { page: first }
  if (first === 'daily' && rest === undefined) return { page: first, deal: id ?? 'today' }
  if (first === 'u' && id && rest === undefined) return { page: 'profile', name: decodeURIComponent(id) }
  if (first === 'rules' && id && rest === undefined) {
    return { page: 'rules', game: id, rule: asked.get('rule'), words: asked.get('q') ?? '' }
  }
  if (first === 'record' && id && rest === undefined) return { page: 'replay', id: '', link, ...moment(asked), packed: id, together: false }
  if (import.meta.env.DEV && first === 'parts' && id === undefined) return { page: 'parts' }
  if (first !== 't' || !id || more !== undefined) return { page: 'unknown' }
  if (rest === undefined || rest === 'screen') return { page: 'table', id, link, screen: rest === 'screen' }
  if (rest === 'replay') return { page: 'replay', id, link, ...moment(asked), packed: null, together: asked.has('together') }
  return rest === 'end' || rest === 'fair' || rest === 'review' ? { page: rest, id, link } : { page: 'unknown' }
}

const moment = (asked: URLSearchParams) => ({ at: count(asked.get('at')), as: count(asked.get('as')) })

function count(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Where a page of a table is found; the link opens those of a private one. */
export function addressOf(
  id: string,
  link: string | null,
  page: 'table' | 'replay' | 'end' | 'fair' | 'review' | 'screen' = 'table',
  moment: { at?: number; as?: number | null; together?: 1 | null } = {},
): string {
  return `/t/${id}${page === 'table' ? '' : `/${page}`}${query({ ...moment, link })}`
}

/** Where the profile of a claimed name is found. */
export const profileAt = (name: string): string => `/u/${encodeURIComponent(name)}`

const CHANGED = 'bakufu-route'
const subscribe = createSubscriber((update) => {
  addEventListener('popstate', update)
  addEventListener(CHANGED, update)
  return () => {
    removeEventListener('popstate', update)
    removeEventListener(CHANGED, update)
  }
})

/** The page of now; what reads it is drawn again when it changes. */
export function route(): Route {
  subscribe()
  return parse(new URL(here(), location.origin))
}

/** The page of now, as a path. */
export const here = (): string => host().place.path(location) ?? '/'

/** What a link to a page says. */
export const linkTo = (path: string): string => host().place.href(path)

/** The address of a page, to be passed on. */
export const wholeAddress = (path: string): string => new URL(linkTo(path), location.href).href

/** Go to a page. With `replace` the way back does not lead through the page of now (a slider's moments, say). */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', linkTo(path))
  else history.pushState(null, '', linkTo(path))
  dispatchEvent(new Event(CHANGED))
}

/** Ordinary links to our own pages need no reload. */
export function follow(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  const path = host().place.path(anchor)
  if (path === null) {
    if (host().place.part(anchor)) event.preventDefault()
    return
  }
  event.preventDefault()
  go(path)
  scrollTo(0, 0)
}
