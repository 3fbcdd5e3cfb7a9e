// The colours of the page's theme, for the scene.
import type { Cube } from '../throws'

export interface Palette {
  dark: boolean
  cubes: Record<Cube, string>
}

const VARIABLES: Record<Cube, string> = {
  blue: '--p-blue',
  yellow: '--p-yellow',
  red: '--p-red',
  black: '--p-black',
  purple: '--p-purple',
  farmers: '--p-green',
}

export function palette(within: Element): Palette {
  const style = getComputedStyle(within)
  const cubes = Object.entries(VARIABLES).map(([cube, name]) => [cube, style.getPropertyValue(name).trim()])
  return { dark: style.colorScheme.includes('dark'), cubes: Object.fromEntries(cubes) as Palette['cubes'] }
}
