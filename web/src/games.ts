// The games, each with its pages: they are loaded when a table of that game is opened, and with them its words.
import type { Component } from 'svelte'
import type { Replayer } from './replay/replayer.svelte'
import type { TableCard } from './net/messages'
import type { Table } from './net/table.svelte'
import { learn, speakOf, type Packs } from './text/t'

interface Pages {
  table: Component<{ table: Table }>
  replay: Component<{ replayer: Replayer; as: number | null }>
  end: Component<{ card: TableCard; link: string | null }>
  /** No page, but what stands on that of the rules: pictures, by their chapters. */
  pictures: Record<string, Component>
}
type Loaders = { [Page in keyof Pages]: () => Promise<{ default: Pages[Page] }> }

const SHOGUN: Loaders = {
  table: () => import('./shogun/table/ShogunTable.svelte'),
  replay: () => import('./shogun/replay/ShogunReplay.svelte'),
  end: () => import('./shogun/end/ShogunEnd.svelte'),
  pictures: () => import('./shogun/howto/pictures'),
}
const KATANA: Loaders = {
  table: () => import('./katana/pages/table'),
  replay: () => import('./katana/pages/replay'),
  end: () => import('./katana/pages/end'),
  pictures: () => import('./katana/howto/pictures'),
}
const GAMES: Record<string, Loaders> = { shogun: SHOGUN, katana: KATANA }
// Those of SHOGUN are always there.
const WORDS: Record<string, Packs> = { katana: import.meta.glob('./words/*.ts', { base: './katana' }) }

/** The games that can be played here, the first one first. */
export const GAME_NAMES = Object.keys(GAMES)

/** A page of a game. From now on it is this game that is spoken of. */
export async function pageOf<Page extends keyof Pages>(game: string, page: Page): Promise<Pages[Page]> {
  const [loaded] = await Promise.all([(GAMES[game] ?? SHOGUN)[page](), WORDS[game] && learn(game, WORDS[game])])
  speakOf(game)
  return loaded.default
}
