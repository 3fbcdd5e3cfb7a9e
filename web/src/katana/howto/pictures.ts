// The pictures beside chapters of the rules of SHOGUN NO KATANA: those of "How to play".
import '../prepare'
import type { Component } from 'svelte'
import Areas from './Areas.svelte'
import Composition from './Composition.svelte'
import Delivery from './Delivery.svelte'
import Ghost from './Ghost.svelte'
import Moves from './Moves.svelte'
import Tiles from './Tiles.svelte'

const pictures: Record<string, Component> = {
  turn: Areas,
  houses: Tiles,
  movement: Moves,
  delivery: Delivery,
  katana: Composition,
  ghost: Ghost,
}
export default pictures
