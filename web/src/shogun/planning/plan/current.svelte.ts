// The plan that is being laid, for whoever looks on from beside the dock.
import type { Planner } from './planner.svelte'

class Current {
  planner = $state.raw<Planner | null>(null)
}

export const current = new Current()
