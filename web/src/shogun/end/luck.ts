// The tower's favour: cubes that came out, beside those that were to be expected.
import type { Chronicle } from '../view'

export interface Luck {
  seat: number
  throws: number
  expected: number
  came: number
}

const sum = (throws: Chronicle['luck'], field: 'expected' | 'came') => throws.reduce((total, each) => total + each[field], 0)

export const tenths = (value: number): number => Math.round(value * 10) / 10

/** How far what came is ahead of what was to be expected, as it is shown: the two shown numbers differ by it. */
export const ahead = ({ expected, came }: Pick<Luck, 'expected' | 'came'>): number => tenths(came - tenths(expected))

export function luckOf(luck: Chronicle['luck'], seats: readonly number[]): Luck[] {
  return seats.map((seat) => {
    const own = luck.filter((each) => each.seat === seat)
    return { seat, throws: own.length, expected: sum(own, 'expected'), came: sum(own, 'came') }
  })
}

/** How far a seat was ahead after each round. */
export function favour({ rounds, luck }: Pick<Chronicle, 'rounds' | 'luck'>, seat: number): number[] {
  return rounds.map((round) => ahead(luckOf(luck.filter(({ seq }) => seq <= round.seq), [seat])[0]!))
}
