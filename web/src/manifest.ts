// A game as the client knows it. The shared folders say what they need of one; `enter` gives each of them its part.
import { endPages, type EndPage } from './end/page'
import { books, type Book } from './learn/howto.svelte'
import { lessons, type Offered } from './learn/lessons'
import { narrators, type Narrator } from './log/narrator'
import { gameKeys, type Key } from './menu/keys'
import { tales, type Tale } from './net/playback/tale'
import type { Event, View } from './net/messages'
import type { Table } from './net/table.svelte'
import { learnWords } from './net/words'
import { tables } from './opening/ahead'
import { lobbies, type LobbyGame } from './opening/games'
import { drawOn } from './parts/icons'
import { seatings, type Seating } from './parts/seats'
import { replayPages, type ReplayPage } from './replay/page'
import { pictures, type Pictures } from './rules/pictures'
import { tablePages, type TablePage } from './table/page'
import { preparations, vocabularies, type Loader } from './text/opened'
import { learn, spoken, type Packs } from './text/t'

/** How what happens is shown and told: it comes with the first page of the game. */
export interface Telling<V extends View = View, E extends Event = Event> {
  tale: Tale
  narrator: (table: Table<V, E>) => Narrator
}

/** Its views and events are those of its own tables alone. */
export interface Manifest<V extends View = View, E extends Event = Event> {
  name: string
  seating: Seating
  lobby: LobbyGame
  lesson: Offered
  /** Its own keys at a table. */
  keys: readonly Key[]
  /** Its own words. */
  words: Packs
  telling: Loader<Telling<V, E>>
  table: Loader<TablePage<V, E>>
  replay: Loader<ReplayPage<V, E>>
  end: { icon: string; page: Loader<EndPage> }
  book: Loader<Book>
  pictures: Loader<Pictures>
}

export function enter<V extends View, E extends Event>(own: Manifest<V, E>): void {
  // Its parts are asked for by its name, and so for its own tables only.
  const game = own as unknown as Manifest
  const { name } = game
  seatings.fill(name, game.seating)
  lobbies.fill(name, game.lobby)
  lessons.fill(name, game.lesson)
  gameKeys.fill(name, game.keys)
  tablePages.fill(name, game.table)
  replayPages.fill(name, game.replay)
  endPages.fill(name, game.end)
  books.fill(name, game.book)
  pictures.fill(name, game.pictures)
  vocabularies.fill(name, () => learn(name, game.words))
  preparations.fill(name, () => Promise.all([learn(name, game.words), prepare(game), learnWords(name)]))
  tables.fill(name, () => Promise.all([shared(import('./table/TablePage.svelte')), game.table(), preparations.need(name)()]))
}

/** A page beyond the lobby, with the words and icons that all of them need. */
export async function shared<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([spoken(page), drawOn()])
  return loaded
}

async function prepare({ name, telling }: Manifest): Promise<void> {
  const { tale, narrator } = (await telling()).default
  tales.fill(name, tale)
  narrators.fill(name, narrator)
}
