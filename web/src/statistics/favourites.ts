// Pictures of what somebody has most often, which each game may bring. They come with the statistics, not with the game.
import type { Component } from 'svelte'
import type { StatLine } from '../net/wire'

/** Its things, the most frequent first. */
export type Favourites = Component<{ lines: StatLine[] }>

const brought = import.meta.glob<{ default: Favourites }>('../*/statistics/Favourites.svelte')

/** Null of a game without. */
export async function favouritesOf(game: string): Promise<Favourites | null> {
  return (await brought[`../${game}/statistics/Favourites.svelte`]?.())?.default ?? null
}
