// How a side came to its number: what was thrown, what lay in the tray, what came loose and what stayed inside.
import type { Cubes } from '../view'
import type { Fight } from './fights'

export interface Sum {
  thrown: number
  tray: number
  /** From earlier throws. */
  loose: number
  /** Of what was thrown in now. */
  kept: number
  out: number
}

/** All cubes of these colours together. */
export function sumOf(fight: Fight, colours: readonly (keyof Cubes)[]): Sum {
  const sum: Sum = { thrown: 0, tray: 0, loose: 0, kept: 0, out: 0 }
  for (const colour of colours) {
    const [thrown, tray, out] = [fight.thrown, fight.tray, fight.fallen].map((cubes) => cubes[colour] ?? 0) as [number, number, number]
    sum.thrown += thrown
    sum.tray += tray
    sum.out += out
    sum.loose += Math.max(0, out - thrown - tray)
    sum.kept += Math.max(0, thrown + tray - out)
  }
  return sum
}
