// The tower's favour: cubes that came out, beside those that were to be expected.
import type { Chronicle } from '../view'

export interface Luck {
  seat: number
  throws: number
  expected: number
  came: number
}

export function luckOf(luck: Chronicle['luck'], seats: readonly number[]): Luck[] {
  return seats.map((seat) => {
    const own = luck.filter((each) => each.seat === seat)
    const sum = (field: 'expected' | 'came') => own.reduce((total, each) => total + each[field], 0)
    return { seat, throws: own.length, expected: sum('expected'), came: sum('came') }
  })
}

/** How far a seat was ahead of what was to be expected, after each round. */
export function favour({ rounds, luck }: Pick<Chronicle, 'rounds' | 'luck'>, seat: number): number[] {
  return rounds.map((round) => {
    const own = luck.filter((each) => each.seat === seat && each.seq <= round.seq)
    return own.reduce((total, each) => total + each.came - each.expected, 0)
  })
}
