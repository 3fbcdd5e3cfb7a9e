// How quickly the user of this browser wants to be told: at once on a page that is hidden behind others.
import { pace, type PaceChoice } from '../../settings.svelte'
import { Pace } from './pace.svelte'

const TEMPO: Record<PaceChoice, number> = { calm: 1.6, brisk: 1, once: 0 }

export const ownPace = (): Pace => new Pace(() => (document.hidden ? 0 : TEMPO[pace()]))
