// The page of a result, which each game brings, and the picture in its head.
import type { Component } from 'svelte'
import type { TableCard } from '../net/messages'
import { Slot } from '../slots'
import { opened, type Loader } from '../text/opened'

export type EndPage = Component<{ card: TableCard; link: string | null }>

export const endPages = new Slot<{ icon: string; page: Loader<EndPage> }>()

export const endPage = (game: string): Promise<EndPage> => opened(game, endPages.need(game).page)
