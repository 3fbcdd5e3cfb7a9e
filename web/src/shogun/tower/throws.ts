// What went through the tower, as the scene needs it. The engine has decided; here it is only retold.
import { eventOf, type Fight } from '../fights/fights'
import type { Colour, Cubes } from '../view'
import { colourOf } from '../seats'

export type Cube = Colour | 'farmers'

export interface Throw {
  /** Names it, so that a replay looks alike. */
  id: string
  /** Whose cubes come to lie left and right in the tray; all others lie at the back. */
  left: Cube[]
  right: Cube[]
  thrown: Cubes
  tray: Cubes
  fallen: Cubes
}

const CUBES: readonly Cube[] = ['blue', 'yellow', 'red', 'black', 'purple', 'farmers']

/** A count by colour as a list of cubes, always in the same order. */
export function listed(counts: Cubes, of: readonly Cube[] = CUBES): Cube[] {
  return of.flatMap((cube) => Array<Cube>(counts[cube] ?? 0).fill(cube))
}

const colour = (seat: number | null): Cube => (seat === null ? 'farmers' : colourOf(seat))

/** Attacker left, defender and farmers right. Farmers who attack stand right too: they always do. */
export function throwOf(fight: Fight): Throw {
  const sides: [Cube, Cube] = [colour(fight.attacker), colour(fight.defender)]
  const [left, right] = fight.kind === 'revolt' ? [sides[1], sides[0]] : sides
  const loyal = eventOf(fight, 'farmers-counted')?.joined
  return {
    id: `${fight.seq} ${fight.province}`,
    left: [left],
    right: loyal && right !== 'farmers' ? [right, 'farmers'] : [right],
    thrown: fight.thrown,
    tray: fight.tray,
    fallen: fight.fallen,
  }
}

/** Cubes in the tray that belong to neither side. */
export function bystanders({ left, right, fallen }: Throw): Cubes {
  const fighting = new Set([...left, ...right])
  return Object.fromEntries(Object.entries(fallen).filter(([cube]) => !fighting.has(cube as Cube)))
}
