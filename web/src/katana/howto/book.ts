// "How to play" SHOGUN NO KATANA: what each page says, line by line, with the icons of the things it speaks of.
import '../tokens.css'
import type { Book, Page } from '../../learn/howto.svelte'
import AreasPicture from './AreasPicture.svelte'
import CompositionPicture from './CompositionPicture.svelte'
import DeliveryPicture from './DeliveryPicture.svelte'
import GhostPicture from './GhostPicture.svelte'
import MovesPicture from './MovesPicture.svelte'
import TilesPicture from './TilesPicture.svelte'

const PAGES: Page[] = [
  { id: 'smiths', picture: TilesPicture, lines: [['vp', 'points'], ['sashimono', 'flags'], ['honor', 'honor']] },
  { id: 'figures', picture: AreasPicture, lines: [['worker', 'worker'], ['monk', 'monk'], ['pass', 'pass']] },
  { id: 'moving', picture: MovesPicture, lines: [['move', 'line'], ['wood', 'next'], ['close', 'blocked']] },
  { id: 'delivering', picture: DeliveryPicture, lines: [['deliver', 'any'], ['coin', 'lines'], ['worker', 'frees'], ['decorator', 'decorate']] },
  { id: 'shogun', picture: CompositionPicture, lines: [['sword', 'project'], ['forge', 'compose'], ['vp', 'worth']] },
]
const ALONE: Page[] = [
  { id: 'ghost', picture: GhostPicture, lines: [['turn-order', 'card'], ['vp', 'points'], ['palace', 'gifts']] },
]

const book: Book = { pages: ({ alone }) => (alone ? [...PAGES, ...ALONE] : PAGES) }
export default book
