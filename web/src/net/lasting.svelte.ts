// What belongs to a table is made once, by whichever component asks first, and outlives that component: else all that it
// derives would stand still when the component goes.
import type { Table } from './table.svelte'

/** The one thing of its kind that each table has. */
export function ofTable<T, Of extends Table = Table>(make: (table: Of) => T): (table: Of) => T {
  const made = new WeakMap<Table, T>()
  const keep = (table: Of) => {
    const one = make(table)
    made.set(table, one)
    return one
  }
  return (table) => {
    if (!made.has(table)) $effect.root(() => void keep(table))
    return made.get(table) ?? keep(table) // without a page there are no effects, and nothing goes
  }
}
