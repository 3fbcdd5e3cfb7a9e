// How much room there is: a desk, a tablet, a phone held upright, or a phone on its side.
import { MediaQuery } from 'svelte/reactivity'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { canMagnify, magnification } from '../parts/surfaces/magnified'

export type Layout = 'desk' | 'tablet' | 'phone' | 'lying'

const phone = new MediaQuery('(max-width: 600px)')
const lying = new MediaQuery('(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)')
const tablet = new MediaQuery('(max-width: 1100px)')

const narrow = new MediaQuery('(max-width: 1320px)')

/** A map too narrow for full-size cards laid over it. */
export const tight = (): boolean => narrow.current

export function layout(): Layout {
  if (lying.current) return 'lying'
  if (phone.current) return 'phone'
  return tablet.current ? 'tablet' : 'desk'
}

let everybody = $state(false)

/** A screen that everybody sees from across a room: things are larger, and nothing is pressed. */
export const forEverybody = (): boolean => everybody

/** How much larger than drawn a table is shown: on a desk it grows with the window. */
export function magnified(): number {
  if (layout() !== 'desk' || everybody || !canMagnify()) return 1
  return magnification(innerWidth.current ?? 0, innerHeight.current ?? 0)
}

export const showEverybody = (shown: boolean): void => void (everybody = shown)
