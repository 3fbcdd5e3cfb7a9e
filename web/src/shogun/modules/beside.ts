// Where a card goes that points at something: beside it, on the side with more room, and all of it on the screen.
import { boxIn, windowIn } from '../../parts/surfaces/magnified'

const GAP = 12

/** The first element of a selector that takes up room on the page; null where there is none. */
export function inSight(selector: string): HTMLElement | SVGElement | null {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

interface Size {
  width: number
  height: number
}

/** The place of a box of this size beside another in a window; in its middle where there is nothing to point at. */
export function placed(target: { left: number; top: number; width: number; height: number } | null, box: Size, window: Size): { left: number; top: number } {
  const most = { left: window.width - box.width - GAP, top: window.height - box.height - GAP }
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most))
  if (!target) return { left: within(most.left / 2, most.left), top: within(most.top / 2, most.top) }
  const left = within(target.left + target.width / 2 - box.width / 2, most.left)
  const above = target.top - box.height - GAP
  const below = target.top + target.height + GAP
  const roomBelow = window.height - target.top - target.height
  // Something as large as the map is pointed at from within.
  if (Math.max(target.top, roomBelow) < box.height + 2 * GAP) return { left, top: within(target.top + (target.height - box.height) / 2, most.top) }
  return { left, top: within(target.top > roomBelow ? above : below, most.top) }
}

export function beside(target: Element | null, box: HTMLElement): { left: number; top: number } {
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const dock = target?.closest('.dock')
  const found = target && boxIn(target, box)
  return placed(found && dock ? above(found, boxIn(dock, box), size) : found, size, windowIn(box))
}

interface Box extends Size {
  left: number
  top: number
}

/** What lies in the dock is pointed at from above all of it, where there is room: the plan stays in sight. */
export function above(target: Box, dock: Box, size: Size): Box {
  if (dock.top < size.height + 2 * GAP) return target
  return { left: target.left, top: dock.top, width: target.width, height: target.top + target.height - dock.top }
}
