// Questions with one sensible answer are answered for the player, who may switch that off.
import type { Table } from '../net/table.svelte'

type Asking = Pick<Table, 'asked' | 'card' | 'steps' | 'view'>

interface Wishes {
  obvious: boolean
  obviousAt: Partial<Record<string, boolean>>
}

/** Whether a question of this kind is to be answered by itself: as chosen for it alone, else as for all. */
export const answersItself = ({ obvious, obviousAt }: Wishes, kind: string): boolean => obviousAt[kind] ?? obvious

/** The move that everybody would make, if it may be made now. `answered` is the step with our last answer: until it was
 * shown, the question on the screen is the old one. */
export function obviousMove({ asked, card, steps, view }: Asking, answered: number): number | null {
  const last = steps.at(-1)
  // Lessons ask everything: there the answer is what is learned. And who takes something back wants something else.
  if (!asked || card?.lesson || last?.kind === 'undo' || (last?.seq ?? 0) < answered) return null
  return view?.table.obvious ?? null
}
