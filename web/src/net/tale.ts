// How what happens in a game is shown moment by moment. SHOGUN's is always at hand; others come with their pages.
import { SHOGUN, type Timing } from './moments'
import { unfold } from '../shogun/telling/unfold'
import type { GameEvent, View } from './view'

export interface Tale {
  timing: Timing
  /** Lets events happen to a view, for the moments within a step. */
  unfold: (view: View, events: readonly GameEvent[]) => void
  /** Whether what each season brought is written down. */
  seasons: boolean
}

const tales = new Map<string, Tale>([['shogun', { timing: SHOGUN, unfold, seasons: true }]])

export function learnTale(game: string, tale: Tale): void {
  tales.set(game, tale)
}

/** Of a game whose pages are not there yet, all that happens in a step is one moment. */
const AT_ONCE: Tale = {
  timing: { stays: {}, passing: new Set(), completing: new Set() },
  unfold: () => undefined,
  seasons: false,
}

export const taleOf = (game: string | undefined): Tale => tales.get(game ?? '') ?? AT_ONCE
