// The Forge board by its spaces and lines, and how an activation would run over it.
import { COLUMNS, ROWS, type Line, type Resource, type SwordMade } from '../../view'
import { targetOf } from '../../asking/whynot'

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

export const rowOf = (cell: string): Line => ROWS[Number(cell[0]) - 1]!
export const columnOf = (cell: string): Line => COLUMNS[cell.charCodeAt(1) - 97]!
export const onLine = (cell: string, line: string): boolean => rowOf(cell) === line || columnOf(cell) === line

/** One step of an activation: which Sword goes where, with what. Two Swords that swap share a number. */
export interface Stride {
  order: number
  sword: string
  from: string
  to: string
  resource: Resource
}

type Forge = Record<string, SwordMade | null>

/** The strides that picks "move-1b" and "swap-1b" stand for, one after the other. */
export function strides(forge: Forge, moves: readonly string[]): Stride[] {
  const board = new Map(Object.entries(forge).flatMap(([cell, made]) => (made ? [[cell, { ...made }] as const] : [])))
  const found: Stride[] = []
  for (const [at, word] of moves.entries()) {
    const [verb, cell] = word.split('-') as [string, string]
    const cells = verb === 'swap' ? [cell, `${Number(cell[0]) + 1}${cell[1]}`] : [cell]
    const moving = cells.flatMap((from) => (board.has(from) ? [{ from, made: board.get(from)! }] : []))
    for (const { from } of moving) board.delete(from)
    for (const { from, made } of moving) {
      const to = targetOf(made, from)
      found.push({ order: at + 1, sword: made.sword, from, to, resource: made.recipe[made.placed]! })
      board.set(to, { ...made, placed: made.placed + 1 })
    }
  }
  return found
}

export type Way = 'right' | 'up' | 'down'

export function wayOf(from: string, to: string): Way {
  if (from[0] === to[0]) return 'right'
  return Number(to[0]) < Number(from[0]) ? 'up' : 'down'
}
