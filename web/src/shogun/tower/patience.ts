// What is told waits for the cubes, however long the tower takes to come. A replay has its own time, and no pace.
import type { Pace } from '../../net/playback/pace.svelte'

/** Milliseconds: the most that a tower may need until cubes fall, and a look at where they lie. */
const COMING = 8000
const A_BREATH = 300

export interface Patience {
  /** A throw is to be shown: the tower is on its way. */
  comes(): void
  /** Its cubes fall, for so long. */
  falls(ms: number): void
  /** They lie, or were made to. */
  lies(): void
}

export const patience = (pace: () => Pick<Pace, 'linger'> | null | undefined): Patience => ({
  comes: () => pace()?.linger(COMING),
  falls: (ms) => pace()?.linger(ms + A_BREATH),
  lies: () => pace()?.linger(A_BREATH),
})
