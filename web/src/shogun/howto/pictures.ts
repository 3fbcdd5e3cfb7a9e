// The pictures beside chapters of SHOGUN's rules: those of "How to play".
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

const pictures: Record<string, Component> = {
  season: Year,
  plan: Plan,
  battle: Tower,
  revolt: Winter,
  score: Points,
  chambers: Chambers,
  court: Court,
  leaders: Leaders,
  samurai: Samurai,
}
export default pictures
