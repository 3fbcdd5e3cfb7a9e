// What has happened since the last look, for whatever moves on a page. Steps without a patch were read from the log: they are
// history.
import type { Event, Step } from '../messages'
import { momentOf } from './moments'

export class Fresh<E extends Event = Event> {
  #seen: number | null = null

  hear(steps: readonly Step<E>[]): Step<E>[] {
    const seen = this.#seen
    this.#seen = Math.max(-1, ...steps.slice(-1).map(momentOf))
    return seen === null ? [] : steps.filter((step) => momentOf(step) > seen && step.patch)
  }
}
