// How things happen on the map, each once and briefly; where no motion is wanted, none of it runs.
import type { TransitionConfig } from 'svelte/transition'
import { reducedMotion } from '../../settings.svelte'
import { crossingOf, onTheWay } from './arrow'

const MARCH = 500
const RAISE = 320
const RISE = 240
const TAKE = 400
/** From a border across the largest province, in units of the sheet. */
const ACROSS = 340

const lasting = (duration: number) => (reducedMotion() ? 0 : duration)
const smooth = (part: number) => part * part * (3 - 2 * part)

/** Armies go along the arrow. */
export function marching(_: Element, { from, to, scale }: { from: string; to: string; scale: number }): TransitionConfig {
  const at = (part: number) => onTheWay(from, to, part).map((value) => `${value.toFixed(1)}px`)
  return { duration: lasting(MARCH), easing: smooth, css: (part) => `transform: translate(${at(part).join()}) scale(${scale})` }
}

/** A building grows from its ground. */
export function raised(_: Element): TransitionConfig {
  return { duration: lasting(RAISE), easing: smooth, css: (part) => `clip-path: inset(${(100 * (1 - part)).toFixed(1)}% -20% -20%)` }
}

/** A torch rises, and flickers once. */
export function risen(_: Element): TransitionConfig {
  const flicker = (part: number) => (part > 0.6 && part < 0.8 ? 0.6 : Math.min(1, part * 2))
  return { duration: lasting(RISE), css: (part, away) => `transform: translateY(${(8 * away).toFixed(1)}px); opacity: ${flicker(part)}` }
}

/** A clan's colours spread over a province from the border that was crossed; all at once where none was. */
export function taken(_: Element, { from, name }: { from: string | null; name: string }): TransitionConfig {
  const duration = lasting(TAKE)
  if (from === null) return { duration, css: (part) => `opacity: ${part}` }
  const [x, y] = crossingOf(from, name)
  return { duration, easing: smooth, css: (part) => `clip-path: circle(${(part * ACROSS).toFixed(0)}px at ${x}px ${y}px) view-box` }
}
