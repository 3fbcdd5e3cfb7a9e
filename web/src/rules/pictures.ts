// The pictures beside chapters of the rules, which each game brings.
import type { Component } from 'svelte'
import { Slot } from '../slots'
import { read, type Loader } from '../text/opened'

/** By chapter. */
export type Pictures = Record<string, Component>

export const pictures = new Slot<Loader<Pictures>>()

export const picturesOf = (game: string): Promise<Pictures> => read(game, pictures.need(game))
