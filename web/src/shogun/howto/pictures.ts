// The pictures beside chapters of SHOGUN's rules: those of "How to play".
import '../tokens.css'
import '../regions.css'
import type { Pictures } from '../../rules/pictures'
import { MODULE_PAGES } from '../modules/howto'
import PlanPicture from './PlanPicture.svelte'
import PointsPicture from './PointsPicture.svelte'
import TowerPicture from './TowerPicture.svelte'
import FarmersPicture from './FarmersPicture.svelte'
import YearPicture from './YearPicture.svelte'

const pictures: Pictures = {
  season: YearPicture,
  plan: PlanPicture,
  battle: TowerPicture,
  revolt: FarmersPicture,
  score: PointsPicture,
  ...Object.fromEntries(MODULE_PAGES.map(({ id, picture }) => [id, picture])),
}
export default pictures
