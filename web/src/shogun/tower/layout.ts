// Where cubes come to lie in the tray: attacker left, defender and farmers right, bystanders at the back.
import type { Cubes } from '../view'
import { bystanders, listed, type Cube, type Throw } from './throws'

export type Spot = [x: number, y: number, z: number]

export interface Lying {
  cube: Cube
  spot: Spot
}

/** The edge of a cube, and the tray, in the scene's units. */
export const EDGE = 0.4
export const TRAY = { x: 2.65, front: 3.2, back: 1.2, floor: 0.12 }

const GAP = 0.47
const COLUMNS = 5
const ROWS = 3
const BACK_COLUMNS = 11
const MIDDLE_COLUMNS = 9

/** A side's places fill from the outer edge of the front row, then backwards, then in a second layer. */
function place(index: number, side: -1 | 1): Spot {
  const layer = Math.floor(index / (COLUMNS * ROWS))
  const within = index % (COLUMNS * ROWS)
  const column = within % COLUMNS
  const row = Math.floor(within / COLUMNS)
  const x = side * (TRAY.x - 0.34 - column * GAP)
  return [x, TRAY.floor + EDGE / 2 + layer * EDGE, TRAY.front - 0.42 - row * GAP]
}

function back(index: number, count: number): Spot {
  const layer = Math.floor(index / BACK_COLUMNS)
  const column = index % BACK_COLUMNS
  const width = Math.min(count - layer * BACK_COLUMNS, BACK_COLUMNS)
  return [(column - (width - 1) / 2) * GAP, TRAY.floor + EDGE / 2 + layer * EDGE, TRAY.back + 0.3]
}

/** The tray after a throw. */
export function trayOf(thrown: Throw): Lying[] {
  const left = listed(thrown.fallen, thrown.left)
  const right = listed(thrown.fallen, thrown.right)
  return [
    ...left.map((cube, index) => ({ cube, spot: place(index, -1) })),
    ...right.map((cube, index) => ({ cube, spot: place(index, 1) })),
    ...atTheBack(bystanders(thrown)),
  ]
}

/** Cubes that lie in the tray between fights, where they are seen best. */
export function inTheMiddle(counts: Cubes): Lying[] {
  const cubes = listed(counts)
  return cubes.map((cube, index) => {
    const row = Math.floor(index / MIDDLE_COLUMNS)
    const width = Math.min(cubes.length - row * MIDDLE_COLUMNS, MIDDLE_COLUMNS)
    const x = ((index % MIDDLE_COLUMNS) - (width - 1) / 2) * GAP
    return { cube, spot: [x, TRAY.floor + EDGE / 2, TRAY.front - 0.75 - row * GAP] }
  })
}

/** Cubes that lie there and belong to nobody's fight. */
export function atTheBack(counts: Cubes): Lying[] {
  const cubes = listed(counts)
  return cubes.map((cube, index) => ({ cube, spot: back(index, cubes.length) }))
}
