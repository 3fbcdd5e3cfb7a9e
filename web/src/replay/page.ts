// The page of a replay, which each game brings.
import type { Component } from 'svelte'
import { Slot } from '../slots'
import { opened, type Loader } from '../text/opened'
import type { Replayer } from './replayer.svelte'

export type ReplayPage = Component<{ replayer: Replayer; as: number | null }>

export const replayPages = new Slot<Loader<ReplayPage>>()

export const replayPage = (game: string): Promise<ReplayPage> => opened(game, replayPages.need(game))
