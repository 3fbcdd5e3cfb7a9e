// What can be chosen about a game of SHOGUN NO KATANA.

/** Which Rooms the Palace has. */
export type Rooms = 'first' | 'random'

export const INTERRUPTS = [5, 15, 30, 60] as const
export type Interrupt = (typeof INTERRUPTS)[number]
export const USUAL_INTERRUPT: Interrupt = 15

export interface KatanaOptions {
  rooms: Rooms
  /** Seconds that others wait for somebody who is asked in their turn. */
  interrupt?: Interrupt
}

export const ROOMS: readonly Rooms[] = ['first', 'random']
