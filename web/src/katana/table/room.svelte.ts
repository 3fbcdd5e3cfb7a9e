// How much room the table has. A desk needs more of it than other pages do: its town is painted as a whole.
import { MediaQuery } from 'svelte/reactivity'
import { layout } from '../../table/layout.svelte'

const narrow = new MediaQuery('(max-width: 1259px)')

export type Room = 'desk' | 'tablet' | 'phone'

export function roomOf(): Room {
  const room = layout()
  if (room === 'lying' || room === 'phone') return 'phone'
  return room === 'tablet' || narrow.current ? 'tablet' : 'desk'
}
