// What a learner has read at a table, and whether the coach is hidden there: kept in the browser, so that a lesson can be
// left and taken up again. Everything else about a lesson follows from its table.

export interface Memory {
  read: string[]
  hidden: boolean
  /** The last page was shown: there is no lesson left to go on with. */
  ended: boolean
  /** The last page was closed. */
  done: boolean
}

const FRESH: Memory = { read: [], hidden: false, ended: false, done: false }
const key = (table: string) => `bakufu-lesson-${table}`

export function recall(table: string): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Memory>
    const read = Array.isArray(kept.read) ? kept.read.filter((one) => typeof one === 'string') : []
    return { read, hidden: kept.hidden === true, ended: kept.ended === true || kept.done === true, done: kept.done === true }
  } catch {
    return FRESH // storage may be forbidden, or hold something else
  }
}

export function keep(table: string, memory: Memory): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(memory))
  } catch {
    // storage may be forbidden: it then lasts as long as the page
  }
}
