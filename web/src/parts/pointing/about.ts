// Says what something on the page is: the page's Legend shows it. What is no button, nor in one, is a stop for Tab.
import type { Attachment } from 'svelte/attachments'

const PRESSED = 'button, a, summary, label'

export const about =
  (text: string): Attachment<HTMLElement> =>
  (node) => {
    node.dataset['about'] = text
    if (!node.closest(PRESSED) && !node.querySelector(PRESSED)) node.tabIndex = 0
    return () => {
      delete node.dataset['about']
      node.removeAttribute('tabindex')
    }
  }

/** What is asked about at this place of the page. */
export const askedAbout = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null

/** Whether a tap there presses something: then the answer comes to who keeps the finger on it. */
export const isPressed = (node: Element): boolean => node.closest(PRESSED) !== null

/** What it is; of something that holds several such things, what each of them is. */
export function wordsAbout(node: HTMLElement): string[] {
  const own = node.dataset['about']
  const inside = [...node.querySelectorAll<HTMLElement>('[data-about]')].map((part) => part.dataset['about'] ?? '')
  return [...new Set(own ? [own] : inside)].filter(Boolean)
}
