// Pointing at a row or a card lights its province on the map, as long as it is there: what goes away under a resting
// pointer hears of no leaving.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { focus } from '../shogun/map/focus.svelte'

export const lights =
  (province: string | null | undefined): Attachment<HTMLElement> =>
  (element) => {
    if (!province) return
    let pointed = false
    const on = () => {
      pointed = true
      focus.lit = province
    }
    const off = () => {
      if (pointed && untrack(() => focus.lit) === province) focus.lit = null
      pointed = false
    }
    element.addEventListener('pointerenter', on)
    element.addEventListener('pointerleave', off)
    return () => {
      element.removeEventListener('pointerenter', on)
      element.removeEventListener('pointerleave', off)
      off()
    }
  }
