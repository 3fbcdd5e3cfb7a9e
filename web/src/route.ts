// Where the user is: the address bar, read as one of the client's pages.
import { createSubscriber } from 'svelte/reactivity'
import { query } from './net/query'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; link: string | null }
  | { page: 'replay'; id: string; link: string | null; at: number | null; as: number | null }
  | { page: 'end'; id: string; link: string | null }
  | { page: 'rules'; game: string; rule: string | null; words: string }
  | { page: 'parts' }
  | { page: 'unknown' }

export function parse(address: URL): Route {
  const [, first, id, rest, more] = address.pathname.replace(/\/$/, '').split('/')
  const asked = address.searchParams
  const link = asked.get('link')
  if (!first) return { page: 'lobby' }
  if (first === 'rules' && id && rest === undefined) {
    return { page: 'rules', game: id, rule: asked.get('rule'), words: asked.get('q') ?? '' }
  }
  if (import.meta.env.DEV && first === 'parts' && id === undefined) return { page: 'parts' }
  if (first !== 't' || !id || more !== undefined) return { page: 'unknown' }
  if (rest === undefined) return { page: 'table', id, link }
  if (rest === 'replay') return { page: 'replay', id, link, at: count(asked.get('at')), as: count(asked.get('as')) }
  return rest === 'end' ? { page: 'end', id, link } : { page: 'unknown' }
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Where a page of a table is found; the link opens those of a private one. */
export function addressOf(
  id: string,
  link: string | null,
  page: 'table' | 'replay' | 'end' = 'table',
  moment: { at?: number; as?: number | null } = {},
): string {
  return `/t/${id}${page === 'table' ? '' : `/${page}`}${query({ ...moment, link })}`
}

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
  return parse(new URL(location.href))
}

/** Go to a page. With `replace` the way back does not lead through the page of now (a slider's moments, say). */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  dispatchEvent(new Event(CHANGED))
}

/** Ordinary links to our own pages need no reload. */
export function follow(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  if (anchor.pathname.startsWith('/api/') || anchor.hash) return
  event.preventDefault()
  go(anchor.pathname + anchor.search)
  scrollTo(0, 0)
}
