// The Forge board by its spaces and lines.
import { COLUMNS, ROWS, type Line } from '../../view'

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

export const rowOf = (cell: string): Line => ROWS[Number(cell[0]) - 1]!
export const columnOf = (cell: string): Line => COLUMNS[cell.charCodeAt(1) - 97]!
export const onLine = (cell: string, line: string): boolean => rowOf(cell) === line || columnOf(cell) === line

export type Way = 'right' | 'up' | 'down'

export function wayOf(from: string, to: string): Way {
  if (from[0] === to[0]) return 'right'
  return Number(to[0]) < Number(from[0]) ? 'up' : 'down'
}
