// Whether "How to play" is open. It is loaded when somebody first wants it.
import type { Page } from '../shogun/howto/pages'

interface HowTo {
  open: boolean
  /** The module whose page is wanted; null begins at the beginning. */
  about: string | null
  /** The modules of the table one sits at. */
  modules: string[]
  /** Whether one sits there alone. */
  alone: boolean
  /** Whether one sits at a lesson. */
  taught: boolean
  /** The game that is chosen in the lobby, where one may read of each. */
  game: string
}
export const howTo = $state<HowTo>({ open: false, about: null, modules: [], alone: false, taught: false, game: 'shogun' })

/** The note that offers it to a newcomer; whoever has opened it needs no offer. */
export const offerOf = (game: string): string => (game === 'shogun' ? 'how-to-play' : `how-to-play-${game}`)

/** The pages about other games than SHOGUN, which come with those games; alone some are of use that else are not. */
const books = new Map<string, (alone: boolean) => Page[]>()

export function learnBook(game: string, pages: (alone: boolean) => Page[]): void {
  books.set(game, pages)
}

export const bookOf = (game: string): Page[] | null => books.get(game)?.(howTo.alone) ?? null
