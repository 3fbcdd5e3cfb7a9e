// A panel that shows something new shows it from the top, wherever it was scrolled to.
import { boxIn } from '../parts/surfaces/magnified'

/** What was folded out stands at the top of the box that scrolls it. */
export function unfolded(element: HTMLElement): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    box.scrollTop += boxIn(element, box).top - boxIn(box, box).top
    return
  }
}

/** Scroll the box around this element back to it; the page itself stays where it is. */
export function toTop(element: HTMLElement): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY)
    if (scrolls && box.scrollTop > 0) {
      box.scrollTop = 0
      return
    }
  }
}
