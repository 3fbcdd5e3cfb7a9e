// The pictures beside chapters of the rules of SHOGUN NO KATANA: those of "How to play".
import '../tokens.css'
import type { Pictures } from '../../rules/pictures'
import AreasPicture from './AreasPicture.svelte'
import CompositionPicture from './CompositionPicture.svelte'
import DeliveryPicture from './DeliveryPicture.svelte'
import GhostPicture from './GhostPicture.svelte'
import MovesPicture from './MovesPicture.svelte'
import TilesPicture from './TilesPicture.svelte'

const pictures: Pictures = {
  turn: AreasPicture,
  houses: TilesPicture,
  movement: MovesPicture,
  delivery: DeliveryPicture,
  katana: CompositionPicture,
  ghost: GhostPicture,
}
export default pictures
