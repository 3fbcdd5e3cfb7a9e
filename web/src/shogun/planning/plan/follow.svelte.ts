// What is asked of the server while a plan grows. Called once by the dock.
import { untrack } from 'svelte'
import type { Planner } from './planner.svelte'

export function follow(planner: Planner, coached: () => boolean): void {
  const { table } = planner
  $effect(() => {
    if (table.connected && planner.present && !planner.forecast) void planner.lookAhead()
  })
  $effect(() => {
    void planner.summed
    if (table.connected && planner.present) void planner.reckon()
  })
  // What the coach points to and objects to is what would be suggested.
  $effect(() => {
    void planner.plan
    if (coached() && table.connected && planner.present) void untrack(() => planner.consult())
  })
  $effect(() => {
    if (planner.ready) planner.adopt()
  })
}
