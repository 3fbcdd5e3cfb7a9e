// Something of a game is opened: a page, pictures, the book. What all of them need comes along.
import { Slot } from '../slots'
import { speakOf } from './t'

export type Loader<Page> = () => Promise<{ default: Page }>

/** What has to be at hand before anything of a game is shown: its words, and how it is told. */
export const preparations = new Slot<() => Promise<unknown>>()

/** From now on it is this game that is spoken of. */
export async function opened<Page>(game: string, load: Loader<Page>): Promise<Page> {
  const [loaded] = await Promise.all([load(), preparations.of(game)?.()])
  speakOf(game)
  return loaded.default
}
