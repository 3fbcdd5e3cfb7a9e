// The keyboard of the whole page: "?" opens How to play, and keys are shown on buttons once somebody has used one.
import { howTo } from '../learn/howto.svelte'

const TYPING = 'input, textarea, select, [contenteditable]'

export function onkeydown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(TYPING)) return
  document.documentElement.dataset['keyboard'] = 'used'
  if (event.key !== '?' || event.defaultPrevented) return
  event.preventDefault()
  howTo.open = true
}
