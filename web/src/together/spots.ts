// The spots of a board between which arrows are drawn: whatever has a name in `data-spot`.
import type { Arrow } from '../net/wire'

export interface Line {
  from: DOMPoint
  to: DOMPoint
  length: number
}

/** The name of the spot that is pointed at. */
export function spotAt({ clientX, clientY }: MouseEvent): string | null {
  const spot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>('[data-spot]')
  return spot?.dataset.spot ?? null
}

/** Where an arrow lies on the screen; null if one of its spots isn't there. */
export function lineOf({ start, end }: Arrow): Line | null {
  const from = middleOf(start)
  const to = middleOf(end)
  return from && to && { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
}

function middleOf(spot: string): DOMPoint | null {
  const rect = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect()
  return rect?.width ? new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2) : null
}
