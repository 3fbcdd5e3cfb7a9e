// The page of a table, which each game brings.
import type { Component } from 'svelte'
import type { Event, View } from '../net/messages'
import type { Table } from '../net/table.svelte'
import { Slot } from '../slots'
import { opened, type Loader } from '../text/opened'

export type TablePage<V extends View = View, E extends Event = Event> = Component<{ table: Table<V, E> }>

export const tablePages = new Slot<Loader<TablePage>>()

export const tablePage = (game: string): Promise<TablePage> => opened(game, tablePages.need(game))
