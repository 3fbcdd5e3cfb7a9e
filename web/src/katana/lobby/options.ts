// What can be chosen about a game of SHOGUN NO KATANA.

/** Which Rooms the Palace has. */
export type Rooms = 'first' | 'random'

export interface KatanaOptions {
  rooms: Rooms
}

export const ROOMS: readonly Rooms[] = ['first', 'random']
