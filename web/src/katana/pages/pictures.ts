// The pictures beside chapters of the rules of SHOGUN NO KATANA: those of "How to play".
import '../prepare'
import type { Component } from 'svelte'
import Areas from '../howto/Areas.svelte'
import Composition from '../howto/Composition.svelte'
import Delivery from '../howto/Delivery.svelte'
import Ghost from '../howto/Ghost.svelte'
import Moves from '../howto/Moves.svelte'
import Tiles from '../howto/Tiles.svelte'

const pictures: Record<string, Component> = {
  turn: Areas,
  houses: Tiles,
  movement: Moves,
  delivery: Delivery,
  katana: Composition,
  ghost: Ghost,
}
export default pictures
