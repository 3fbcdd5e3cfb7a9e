// Table talk: what was said at a table, and how much of it is unread.
import { untrack } from 'svelte'
import type { Step } from '../net/messages'
import type { Table } from '../net/table.svelte'
import { language } from '../text/t'
import { TAGS } from '../text/language'

const read = $state<Record<string, number>>({})

export const LONGEST = 500

/** What was erased left an empty place in the log. */
export const said = (table: Table): Step[] => table.steps.filter((step) => step.kind === 'talk' && step.text)

/** What others said since somebody looked. What was said before this page was opened counts as read. */
function news(table: Table): Step[] {
  const since = read[table.id] ?? table.since
  return said(table).filter((step) => step.seq > since && (step.seat === null || step.seat !== table.seat))
}

export const unread = (table: Table): number => news(table).length

export function markRead(table: Table): void {
  read[table.id] = table.steps.at(-1)?.seq ?? 0
}

/** What others said last, while nobody has looked. */
export const lastUnread = (table: Table): Step | null => news(table).at(-1) ?? null

const DAY = 86_400_000
/** The time of day, with the date if it was long ago. */
export function saidAt(at: number): string {
  const day = Date.now() - at > DAY ? ({ month: 'short', day: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat(TAGS[language()], { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}

let knocks = $state(0)

/** Somebody wants to see what was said. */
export const knock = (): void => void knocks++

/** The page of a table opens its talk then. */
export function onKnock(open: () => void): void {
  let heard = knocks
  $effect(() => {
    if (knocks > heard) untrack(open)
    heard = knocks
  })
}
