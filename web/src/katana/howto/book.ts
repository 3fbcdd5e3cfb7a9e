// "How to play" SHOGUN NO KATANA: what each page says, line by line, with the icons of the things it speaks of.
import type { Page } from '../../shogun/howto/pages'
import Areas from './Areas.svelte'
import Composition from './Composition.svelte'
import Delivery from './Delivery.svelte'
import Ghost from './Ghost.svelte'
import Moves from './Moves.svelte'
import Tiles from './Tiles.svelte'

const PAGES: Page[] = [
  { id: 'smiths', picture: Tiles, lines: [['vp', 'points'], ['sashimono', 'flags'], ['honor', 'honor']] },
  { id: 'figures', picture: Areas, lines: [['worker', 'worker'], ['monk', 'monk'], ['pass', 'pass']] },
  { id: 'moving', picture: Moves, lines: [['move', 'line'], ['wood', 'next'], ['close', 'blocked']] },
  { id: 'delivering', picture: Delivery, lines: [['deliver', 'any'], ['coin', 'lines'], ['worker', 'frees'], ['decorator', 'decorate']] },
  { id: 'shogun', picture: Composition, lines: [['sword', 'project'], ['forge', 'compose'], ['vp', 'worth']] },
]
const ALONE: Page[] = [
  { id: 'ghost', picture: Ghost, lines: [['turn-order', 'card'], ['vp', 'points'], ['palace', 'gifts']] },
]

export const book = (alone: boolean): Page[] => (alone ? [...PAGES, ...ALONE] : PAGES)
