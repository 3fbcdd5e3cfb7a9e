// Something of a game is opened: a page, pictures, the book. What all of them need comes along.
import { Slot } from '../slots'
import { speakOf } from './t'

export type Loader<Page> = () => Promise<{ default: Page }>

/** What has to be at hand before anything of a game is read: its words. */
export const vocabularies = new Slot<() => Promise<unknown>>()
/** And before a table of it is seen: also how what happens there is shown and told. */
export const preparations = new Slot<() => Promise<unknown>>()

async function along<Page>(game: string, load: Loader<Page>, needs: Slot<() => Promise<unknown>>): Promise<Page> {
  const [loaded] = await Promise.all([load(), needs.of(game)?.()])
  speakOf(game) // from now on it is this game that is spoken of
  return loaded.default
}

/** A table of the game, now or once. */
export const opened = <Page>(game: string, load: Loader<Page>): Promise<Page> => along(game, load, preparations)

/** What is said of the game in general. */
export const read = <Page>(game: string, load: Loader<Page>): Promise<Page> => along(game, load, vocabularies)
