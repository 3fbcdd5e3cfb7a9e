// On a large screen a table is shown as one picture, larger than it is drawn (CSS `zoom`). What is measured on the page is
// in pixels of the window then, and lengths inside the table are in pixels of the picture.

/** The window that a table is drawn for, in pixels. It is never shown smaller than drawn, and at most so much larger. */
const DRAWN_FOR = { width: 1440, height: 864 }
const MOST = 2

export function magnification(width: number, height: number): number {
  return Math.min(MOST, Math.max(1, Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height)))
}

/** Browsers that don't know this measure zoomed elements in a way of their own: there, tables keep their size. */
export const canMagnify = (): boolean => 'currentCSSZoom' in Element.prototype

export const zoomOf = (element: Element): number => element.currentCSSZoom || 1

/** Where something is, in the pixels of another element: lengths set there mean the same. */
export function boxIn(element: Element, of: Element): DOMRect {
  const zoom = zoomOf(of)
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}

/** The window, in the pixels of an element. */
export function windowIn(element: Element): { width: number; height: number } {
  const zoom = zoomOf(element)
  return { width: innerWidth / zoom, height: innerHeight / zoom }
}
