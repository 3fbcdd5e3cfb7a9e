// The pictures beside chapters of SHOGUN's rules: those of "How to play".
import type { Component } from 'svelte'
import Chambers from '../howto/Chambers.svelte'
import Court from '../howto/Court.svelte'
import Leaders from '../howto/Leaders.svelte'
import Plan from '../howto/Plan.svelte'
import Points from '../howto/Points.svelte'
import Samurai from '../howto/Samurai.svelte'
import Tower from '../howto/Tower.svelte'
import Winter from '../howto/Winter.svelte'
import Year from '../howto/Year.svelte'

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
