// Table talk: what was said at a table, and how much of it is unread.
import type { Step } from '../net/messages'
import type { Table } from '../net/table.svelte'

const read = $state<Record<string, number>>({})

export const LONGEST = 500

export const said = (table: Table): Step[] => table.steps.filter((step) => step.kind === 'talk')

/** How much was said since somebody looked. What was said before this page was opened counts as read. */
export function unread(table: Table): number {
  const since = read[table.id] ?? table.since
  return said(table).filter((step) => step.seq > since && (step.seat === null || step.seat !== table.seat)).length
}

export function markRead(table: Table): void {
  read[table.id] = table.steps.at(-1)?.seq ?? 0
}
