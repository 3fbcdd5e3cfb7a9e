// The shapes of the clans' plates, small enough to mark a point of a line. They tell lines apart without colour.
import type { Tint } from '../parts/tints'

export const MARKERS: Record<Tint, string> = {
  blue: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z',
  yellow: 'M-2.8-5h5.6L5.6 0 2.8 5h-5.600L-5.6 0Z',
  red: 'M-4.6-4.600h9.200v9.200h-9.200Z',
  black: 'M0-6 6 0 0 6-6 0Z',
  orange: 'M0-5.600 4-4 5.600 0 4 4 0 5.600-4 4-5.600 0-4-4Z',
  ghost: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z',
  purple: 'M-4.600-4.600h9.200V.6L0 6-4.600.6Z',
}

/** And the dashes of the lines, for those who print in grey. */
export const DASHES: Record<Tint, string> = {
  blue: '',
  yellow: '7 3',
  red: '2 3',
  black: '11 3',
  purple: '8 3 2 3',
  orange: '',
  ghost: '2 3',
}
