// Pointing at a row or a card lights its place on the board, as long as it is there: what goes away under a resting
// pointer hears of no leaving.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { pointing } from './pointing.svelte'

export const lights =
  (place: string | null | undefined): Attachment<HTMLElement> =>
  (element) => {
    if (!place) return
    let pointed = false
    const on = () => {
      pointed = true
      pointing.lit = place
    }
    const off = () => {
      if (pointed && untrack(() => pointing.lit) === place) pointing.lit = null
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
