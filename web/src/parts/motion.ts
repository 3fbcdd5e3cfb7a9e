// Transitions that ask the browser nothing: Svelte's own read the computed style of every element they move, which
// makes it lay out the page each time. Where many things change at once that is felt.
import type { TransitionConfig } from 'svelte/transition'

interface Sliding {
  /** Where it comes from or goes to, in pixels below its place. */
  y: number
  duration: number
}

export function slide(_: Element, { y, duration }: Sliding): TransitionConfig {
  return { duration, css: (there, away) => `transform: translateY(${away * y}px); opacity: ${there}` }
}

export function appear(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (there) => `opacity: ${there}` }
}
