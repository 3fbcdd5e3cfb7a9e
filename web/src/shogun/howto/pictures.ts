// The pictures beside chapters of SHOGUN's rules: those of "How to play".
import type { Pictures } from '../../rules/pictures'
import ChambersPicture from '../modules/chambers/ChambersPicture.svelte'
import CourtPicture from '../modules/court/CourtPicture.svelte'
import LeadersPicture from '../modules/leaders/LeadersPicture.svelte'
import PlanPicture from './PlanPicture.svelte'
import PointsPicture from './PointsPicture.svelte'
import SamuraiPicture from '../modules/samurai/SamuraiPicture.svelte'
import TowerPicture from './TowerPicture.svelte'
import FarmersPicture from './FarmersPicture.svelte'
import YearPicture from './YearPicture.svelte'

const pictures: Pictures = {
  season: YearPicture,
  plan: PlanPicture,
  battle: TowerPicture,
  revolt: FarmersPicture,
  score: PointsPicture,
  chambers: ChambersPicture,
  court: CourtPicture,
  leaders: LeadersPicture,
  samurai: SamuraiPicture,
}
export default pictures
