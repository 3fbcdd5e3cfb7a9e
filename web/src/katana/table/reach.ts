// What scrolls can be reached by keyboard: a stop for Tab while there is more to see than fits.
import type { Attachment } from 'svelte/attachments'

export const reachable: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  watch.observe(node)
  for (const part of node.children) watch.observe(part)
  return () => watch.disconnect()
}
