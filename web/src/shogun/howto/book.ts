// The pages of "How to play": what each says, line by line, with the icons of the things it speaks of.
import '../tokens.css'
import '../regions.css'
import type { Book, Page } from '../../learn/howto.svelte'
import { MODULE_PAGES } from '../modules/howto'
import PlanPicture from './PlanPicture.svelte'
import PointsPicture from './PointsPicture.svelte'
import TowerPicture from './TowerPicture.svelte'
import FarmersPicture from './FarmersPicture.svelte'
import { facts } from '../facts.svelte'
import YearPicture from './YearPicture.svelte'

const PAGES: Page[] = [
  { id: 'points', picture: PointsPicture, lines: [['province', 'provinces'], ['buildings', 'buildings'], ['vp', 'most']] },
  { id: 'year', picture: YearPicture, lines: [['spring', 'seasons'], ['turn-order', 'order'], ['winter', 'winter']] },
  { id: 'plan', picture: PlanPicture, lines: [['province', 'card'], ['chest', 'pass'], ['bid', 'bid'], ['hint', 'help']] },
  { id: 'tower', picture: TowerPicture, lines: [['battle', 'throw'], ['tray', 'tray'], ['tower', 'inside']] },
  { id: 'farmers', picture: FarmersPicture, lines: [['revolt', 'marker'], ['farmer', 'revolt'], ['rice', 'rice']] },
]

// At a table its modules come after the game itself; who asks for a module before, reads of modules only.
const book: Book = {
  pages: ({ about, modules }) =>
    about && !modules.length ? [...MODULE_PAGES] : [...PAGES, ...MODULE_PAGES.filter(({ id }) => modules.includes(id))],
  amounts: facts().score,
}
export default book
