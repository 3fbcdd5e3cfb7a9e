// Who would be thrown into the tower in an attack, as the server counts it. No chances: this stays when hints are off.
import type { Table } from '../view'
import type { ClashPreview, ClashSide } from '../../net/wire'
import { previewAt } from '../preview'

export type RowKind = 'march' | 'there' | 'tray' | 'card' | 'castle' | 'helpers' | 'farmers'

export interface Row {
  kind: RowKind
  cubes: number
}

export interface Side {
  seat: number | null
  rows: Row[]
  thrown: number
}

export interface Clash {
  province: string
  mine: Side
  theirs: Side
  /** Farmers in the tray side with the defender. Of no matter in a neutral province. */
  loyal: boolean
}

function side({ seat, cubes }: ClashSide, marching: Row[] = []): Side {
  const rows = Object.entries(cubes).map(([kind, cubes]): Row => ({ kind: kind as RowKind, cubes }))
  const kept = [...marching, ...rows].filter((row) => row.cubes > 0 || row.kind === 'there')
  return { seat, rows: kept, thrown: kept.reduce((sum, row) => sum + row.cubes, 0) }
}

/** An attack with so many armies. */
export const clashOf = (province: string, { attacker, defender, loyal }: ClashPreview, armies: number): Clash => ({
  province,
  mine: side(attacker, [{ kind: 'march', cubes: armies }]),
  theirs: side(defender),
  loyal,
})

/** An attack that can be made now; null until the server has told of it. */
export function clash(table: Table, province: string, armies: number): Clash | null {
  const found = previewAt(table).found?.clashes[province]
  return found ? clashOf(province, found, armies) : null
}

/** The farmers who would defend a neutral province. */
export const farmersIn = (table: Table, province: string): number =>
  previewAt(table).found?.clashes[province]?.defender.cubes['farmers'] ?? 0
