// The pages of "How to play": what each says, line by line, with the icons of the things it speaks of.
import type { Component } from 'svelte'
import Chambers from '../modules/chambers/ChambersHowTo.svelte'
import Court from '../modules/court/CourtHowTo.svelte'
import Leaders from '../modules/leaders/LeadersHowTo.svelte'
import Plan from './Plan.svelte'
import Points from './Points.svelte'
import Samurai from '../modules/samurai/SamuraiHowTo.svelte'
import Tower from './Tower.svelte'
import Winter from './Winter.svelte'
import Year from './Year.svelte'

export interface Page {
  id: string
  picture: Component
  /** One line each: its icon, and the end of its message's id. */
  lines: [icon: string, line: string][]
}

export const PAGES: Page[] = [
  { id: 'points', picture: Points, lines: [['province', 'provinces'], ['castle', 'buildings'], ['vp', 'most']] },
  { id: 'year', picture: Year, lines: [['spring', 'seasons'], ['turn-order', 'order'], ['winter', 'winter']] },
  { id: 'plan', picture: Plan, lines: [['province', 'card'], ['chest', 'pass'], ['bid', 'bid'], ['hint', 'help']] },
  { id: 'tower', picture: Tower, lines: [['battle', 'throw'], ['tray', 'tray'], ['tower', 'inside']] },
  { id: 'farmers', picture: Winter, lines: [['revolt', 'marker'], ['farmer', 'revolt'], ['rice', 'rice']] },
]

/** A page for each module, for tables where it is on. */
export const MODULE_PAGES: Page[] = [
  { id: 'court', picture: Court, lines: [['army', 'plan'], ['tray', 'tower'], ['official', 'audience'], ['turn-order', 'stay']] },
  { id: 'samurai', picture: Samurai, lines: [['province', 'regions'], ['samurai', 'benefit'], ['winter', 'reset']] },
  { id: 'leaders', picture: Leaders, lines: [['leader', 'helps'], ['move', 'moves'], ['statue', 'trophy'], ['vp', 'points']] },
  { id: 'chambers', picture: Chambers, lines: [['chamber', 'drawn'], ['province', 'most'], ['vp', 'lines']] },
]
