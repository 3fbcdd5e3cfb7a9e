// The lessons of the games: the script of one is loaded when somebody sits down at its table.
import type { Lesson } from './coach.svelte'

interface Offered {
  /** As it stands on the table's card. */
  name: string
  icon: string
  script: () => Promise<{ lesson: Lesson }>
}

const load = (script: () => Promise<unknown>) => script as Offered['script']

export const LESSONS: Readonly<Record<string, Offered>> = {
  shogun: { name: 'first-year', icon: 'battle', script: load(() => import('../shogun/lesson/lesson')) },
  katana: { name: 'first-round', icon: 'sword', script: load(() => import('../katana/lesson/lesson')) },
}

/** What teaches this lesson; null where this client knows none of that name. */
export function lessonOf(game: string, name: string | null): Offered | null {
  const offered = LESSONS[game]
  return offered && offered.name === name ? offered : null
}
