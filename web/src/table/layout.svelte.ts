// How much room there is: a desk, a tablet, a phone held upright, or a phone on its side.
import { MediaQuery } from 'svelte/reactivity'

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

export const showEverybody = (shown: boolean): void => void (everybody = shown)
