// What shares one place beside the map on a desk, when modules lay boards of their own there.
import type { View } from '../view'

export type PageName = 'court' | 'samurai' | 'chambers' | 'winter' | 'events' | 'tower'

export const PAGE_ICONS: Record<PageName, string> = {
  court: 'official',
  samurai: 'samurai',
  chambers: 'chamber',
  winter: 'winter',
  events: 'event',
  tower: 'tower',
}

/** The boards of the modules that are on. */
export const boardsOf = (view: View): PageName[] =>
  (['court', 'samurai', 'chambers'] as const).filter((board) => view[board] !== undefined)

/** The board that the game has come to, where the question itself does not show it; null where it is about none. */
export const pageFor = (view: View): PageName | null => (COURT.has(view.decision ?? '') ? 'court' : null)
const COURT = new Set(['court', 'take-favour'])
