// Keys for a decision, wherever the focus is: except where somebody types, and where a button has its own use of them.

const TYPING = 'input, textarea, select, [contenteditable]'
const OWN_KEYS = 'button, a, summary, [role="application"], [role="radio"], [role="slider"], [role="tab"]'
const FOR_BUTTONS = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Give the key to the decision; what it makes use of is not used again. */
export function listen(event: KeyboardEvent, use: (key: string) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest(TYPING)) return
  if (FOR_BUTTONS.has(event.key) && at?.closest(OWN_KEYS)) return
  if (use(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
}

/** The next one in a circle; the first if there was none. */
export function cycle<Item>(items: readonly Item[], now: Item | null, by = 1): Item | null {
  if (!items.length) return null
  const at = now === null ? -1 : items.indexOf(now)
  if (at < 0) return (by > 0 ? items[0] : items.at(-1)) ?? null
  return items[(at + by + items.length) % items.length] ?? null
}
