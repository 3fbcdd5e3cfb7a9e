// What shares one place beside the map on a desk, when modules lay boards of their own there.
import { moduleAsking, modulesOf } from '../modules/module'
import { moduleIcon } from '../modules/names'
import type { View } from '../view'

/** The boards of modules have their names. */
export type PageName = string

const ICONS: Record<PageName, string> = { winter: 'winter', events: 'event', tower: 'tower' }

export const pageIcon = (page: PageName): string => ICONS[page] ?? moduleIcon(page)

/** The boards of the modules that are on. */
export const boardsOf = (view: View): PageName[] => modulesOf(view).flatMap(({ name, board }) => (board ? [name] : []))

/** The board that the game has come to, where the question itself does not show it; null where it is about none. */
export function pageFor(view: View): PageName | null {
  const decision = view.decision ?? ''
  const module = moduleAsking(decision)
  return module && (decision === module.name || module.decisions[decision]?.turnsUp) ? module.name : null
}
