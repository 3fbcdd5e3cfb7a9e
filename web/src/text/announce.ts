// What a screen reader should say, without moving the focus: turns, reveals, results.

const KEPT = 6
let region: HTMLElement | null = null

/** The live region of the page calls this once it stands. */
export function speakThrough(element: HTMLElement): () => void {
  region = element
  return () => {
    if (region === element) region = null
  }
}

/** Say it politely: after what is being read now. */
export function announce(text: string): void {
  if (!region || !text) return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  while (region.children.length > KEPT) region.firstElementChild!.remove()
}
