// The words of moves that are sent before they are offered.
import { numberOf } from '../net/words'

/** The move that is a number of armies. */
export const armiesMove = (armies: number): number => numberOf('shogun', String(armies))!
