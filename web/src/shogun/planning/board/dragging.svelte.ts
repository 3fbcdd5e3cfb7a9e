// Dragging a card by mouse, pen or finger. A finger holds for a moment first, so that lists can still be scrolled.
import type { Card, Space } from '../plan/plan'

const FAR = 6
const HOLD = 260
const EDGE = 28
const NUDGE = 6
const BACK = 180

export interface Drag {
  card: Card
  x: number
  y: number
  /** Where in the card it was taken. */
  dx: number
  dy: number
  width: number
  height: number
  over: Space | 'hand' | null
  /** On its way back to where it came from. */
  returning: boolean
}

interface Start {
  card: Card
  element: HTMLElement
  box: DOMRect
  x: number
  y: number
  pointer: number
  touch: boolean
}

export class Dragging {
  now = $state.raw<Drag | null>(null)
  #start: Start | null = null
  #hold: ReturnType<typeof setTimeout> | undefined
  /** A drag ends with a click that nobody meant. */
  #justDragged = false

  constructor(readonly drop: (card: Card, over: Space | 'hand') => void) {}

  /** Whether this click only ended a drag. */
  swallow(): boolean {
    const was = this.#justDragged
    this.#justDragged = false
    return was
  }

  down(event: PointerEvent, card: Card): void {
    this.#justDragged = false
    if (event.button !== 0 || this.#start || this.now) return
    const element = event.currentTarget as HTMLElement
    const touch = event.pointerType === 'touch'
    this.#start = {
      card,
      element,
      box: element.getBoundingClientRect(),
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
      touch,
    }
    if (touch) this.#hold = setTimeout(() => this.#begin(event.clientX, event.clientY), HOLD)
  }

  move(event: PointerEvent): void {
    const start = this.#start
    if (!start || event.pointerId !== start.pointer) return
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR
    if (!this.now && far) {
      // A finger that moves at once scrolls, unless it pulls the card straight out of a row that scrolls sideways.
      const pulled = Math.abs(event.clientY - start.y) > Math.abs(event.clientX - start.x)
      if (start.touch && !(pulled && start.element.dataset['pull'] !== undefined)) return this.#end()
      this.#begin(event.clientX, event.clientY)
    }
    if (this.now) this.#follow(event.clientX, event.clientY)
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.pointer) return
    const drag = this.now
    this.#end()
    if (!drag) return
    this.#justDragged = true
    setTimeout(() => (this.#justDragged = false)) // a drop elsewhere has no click
    if (drag.over) {
      this.now = null
      this.drop(drag.card, drag.over)
    } else this.#giveBack(drag)
  }

  cancel(): void {
    const drag = this.now
    this.#end()
    if (drag) this.#giveBack(drag)
  }

  /** Lists must not scroll under a finger that drags. */
  readonly hold = (event: TouchEvent): void => {
    if (this.now && event.cancelable) event.preventDefault()
  }

  #begin(x: number, y: number): void {
    const start = this.#start
    if (!start) return
    clearTimeout(this.#hold)
    const { box, card } = start
    this.now = {
      card,
      x,
      y,
      dx: start.x - box.left,
      dy: start.y - box.top,
      width: box.width,
      height: box.height,
      over: null,
      returning: false,
    }
  }

  #follow(x: number, y: number): void {
    if (!this.now) return
    const under = document.elementFromPoint(x, y)
    const space = under?.closest<HTMLElement>('[data-space]')?.dataset['space'] as Space | undefined
    const over = space ?? (under?.closest('[data-hand]') ? ('hand' as const) : null)
    this.now = { ...this.now, x, y, over }
    nudge(under, y)
  }

  #giveBack(drag: Drag): void {
    const home = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(drag.card)}"]`)?.getBoundingClientRect()
    if (!home) this.now = null
    else {
      this.now = { ...drag, returning: true, x: home.left + drag.dx, y: home.top + drag.dy }
      setTimeout(() => this.now?.returning && (this.now = null), BACK)
    }
  }

  #end(): void {
    clearTimeout(this.#hold)
    this.#start = null
    if (!this.now?.returning) this.now = null
  }
}

/** Near the edge of a list the list moves on. */
function nudge(under: Element | null, y: number): void {
  const list = under?.closest<HTMLElement>('[data-scrolls]')
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE) list.scrollBy(0, -NUDGE)
  else if (y > bottom - EDGE) list.scrollBy(0, NUDGE)
}
