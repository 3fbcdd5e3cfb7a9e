// A box that scrolls shows it: an arrow at its foot as long as there is more below. Scrollbars are often invisible.
import type { Attachment } from 'svelte/attachments'
import './more-below.css'

/** Pixels that don't count: sizes are fractions of pixels. */
const NEARLY = 4

export const moreBelow: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    box.toggleAttribute('data-more-below', box.scrollTop + box.clientHeight < box.scrollHeight - NEARLY)
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
  }
  const contents = new MutationObserver(watch)
  watch()
  contents.observe(box, { childList: true })
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
    box.removeEventListener('scroll', look)
  }
}
