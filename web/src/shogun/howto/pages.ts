// The pages of "How to play": what each says, line by line, with the icons of the things it speaks of.
import type { Component } from 'svelte'
import ChambersPicture from '../modules/chambers/ChambersPicture.svelte'
import CourtPicture from '../modules/court/CourtPicture.svelte'
import LeadersPicture from '../modules/leaders/LeadersPicture.svelte'
import PlanPicture from './PlanPicture.svelte'
import PointsPicture from './PointsPicture.svelte'
import SamuraiPicture from '../modules/samurai/SamuraiPicture.svelte'
import TowerPicture from './TowerPicture.svelte'
import FarmersPicture from './FarmersPicture.svelte'
import YearPicture from './YearPicture.svelte'

export interface Page {
  id: string
  picture: Component
  /** One line each: its icon, and the end of its message's id. */
  lines: [icon: string, line: string][]
}

export const PAGES: Page[] = [
  { id: 'points', picture: PointsPicture, lines: [['province', 'provinces'], ['castle', 'buildings'], ['vp', 'most']] },
  { id: 'year', picture: YearPicture, lines: [['spring', 'seasons'], ['turn-order', 'order'], ['winter', 'winter']] },
  { id: 'plan', picture: PlanPicture, lines: [['province', 'card'], ['chest', 'pass'], ['bid', 'bid'], ['hint', 'help']] },
  { id: 'tower', picture: TowerPicture, lines: [['battle', 'throw'], ['tray', 'tray'], ['tower', 'inside']] },
  { id: 'farmers', picture: FarmersPicture, lines: [['revolt', 'marker'], ['farmer', 'revolt'], ['rice', 'rice']] },
]

/** A page for each module, for tables where it is on. */
export const MODULE_PAGES: Page[] = [
  { id: 'court', picture: CourtPicture, lines: [['army', 'plan'], ['tray', 'tower'], ['official', 'audience'], ['turn-order', 'stay']] },
  { id: 'samurai', picture: SamuraiPicture, lines: [['province', 'regions'], ['samurai', 'benefit'], ['winter', 'reset']] },
  { id: 'leaders', picture: LeadersPicture, lines: [['leader', 'helps'], ['move', 'moves'], ['statue', 'trophy'], ['vp', 'points']] },
  { id: 'chambers', picture: ChambersPicture, lines: [['chamber', 'drawn'], ['province', 'most'], ['vp', 'lines']] },
]
