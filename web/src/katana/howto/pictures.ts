// The pictures beside chapters of the rules of SHOGUN NO KATANA: those of "How to play".
import '../prepare'
import type { Component } from 'svelte'
import AreasPicture from './AreasPicture.svelte'
import CompositionPicture from './CompositionPicture.svelte'
import DeliveryPicture from './DeliveryPicture.svelte'
import GhostPicture from './GhostPicture.svelte'
import MovesPicture from './MovesPicture.svelte'
import TilesPicture from './TilesPicture.svelte'

const pictures: Record<string, Component> = {
  turn: AreasPicture,
  houses: TilesPicture,
  movement: MovesPicture,
  delivery: DeliveryPicture,
  katana: CompositionPicture,
  ghost: GhostPicture,
}
export default pictures
