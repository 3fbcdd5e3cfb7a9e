// The lessons of the games: the script of one is loaded when somebody sits down at its table.
import { Slot } from '../slots'
import type { Lesson } from './coach.svelte'

export interface Offered {
  /** As it stands on the table's card. */
  name: string
  icon: string
  script: () => Promise<{ lesson: Lesson }>
}

export const lessons = new Slot<Offered>()

/** A script looks at its own game's tables; to the coach they are all alike. */
export const offered = (name: string, icon: string, script: () => Promise<unknown>): Offered => ({
  name,
  icon,
  script: script as Offered['script'],
})

/** What teaches this lesson; null where this client knows none of that name. */
export function lessonOf(game: string, name: string | null): Offered | null {
  const lesson = lessons.of(game)
  return lesson && lesson.name === name ? lesson : null
}
