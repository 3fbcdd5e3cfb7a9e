import { t } from '../../text/t'
import { describe, expect, it } from 'vitest'
import { scale, spread, stretched } from '../../end/chart'
import { stands } from '../../end/stands'
import { ahead, favour, luckOf, tenths } from './luck'
import { parts } from './scoring'

describe('a chart', () => {
  it('has round steps and holds every value', () => {
    expect(scale([3, 12, 7])).toEqual({ low: 0, high: 15, ticks: [0, 5, 10, 15] })
    expect(scale([-2.4, 3.1])).toEqual({ low: -4, high: 4, ticks: [-4, -2, 0, 2, 4] })
    expect(scale([])).toEqual({ low: 0, high: 1, ticks: [0, 1] })
  })

  it('is broken where something begins anew', () => {
    expect(stretched(8, [4])).toEqual([
      [0, 4],
      [4, 8],
    ])
    expect(stretched(3, [])).toEqual([[0, 3]])
  })

  it('keeps labels apart and inside', () => {
    const placed = spread([100, 100, 102, 20], 16, 0, 110)
    const sorted = [...placed].sort((a, b) => a - b)
    for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(16)
    expect(sorted.at(-1)).toBeLessThanOrEqual(110)
    expect(placed[3]).toBe(20)
  })
})

describe('the scoring', () => {
  const line = { year: 1, season: 'winter' as const, region: null, building: null }
  it('is put in rows, with ties under their region', () => {
    const [first] = parts(
      [
        { ...line, seat: 0, rule: 'some.rule', source: 'provinces', points: 9 },
        { ...line, seat: 1, rule: 'some.rule', source: 'provinces', points: 7 },
        { ...line, seat: 0, rule: 'some.rule', source: 'castle', region: 'red', building: 'castle', points: 2 },
        { ...line, seat: 1, rule: 'some.rule', source: 'castle', region: 'red', building: 'castle', points: 2 },
        { ...line, seat: 1, rule: 'some.rule', source: 'castle', region: 'green', building: 'castle', points: 3 },
      ],
      2,
    )
    expect(first!.sums).toEqual([11, 12])
    const castles = first!.rows.find((row) => row.kind === 'castle')!
    expect(castles.points).toEqual([2, 5])
    expect(castles.majorities[0]).toEqual({ of: 'red', name: 'red', region: 'red', seats: [0, 1], points: 2, rule: 'some.rule' })
    expect(first!.rows.map((row) => row.kind)).toEqual(['provinces', 'buildings', 'castle', 'temple', 'theatre'])
  })

  it('has rows for what modules brought, with the lines of the chambers below theirs', () => {
    const [last] = parts(
      [
        { ...line, seat: 1, rule: 'some.rule', source: 'statues', points: 4 },
        { ...line, seat: 0, rule: 'some.rule', source: 'trophies', points: 1 },
        { ...line, seat: 0, rule: 'some.rule', source: 'chambers', points: 3 },
        { ...line, seat: 0, rule: 'some.rule', source: 'chambers', points: 1 },
        { ...line, seat: 1, rule: 'some.rule', source: 'chambers', points: 1 },
      ],
      2,
      [
        { type: 'neutral-leads', rule: 'some.rule', line: 'row-c', count: 3 },
        { type: 'line-scored', rule: 'some.rule', seat: 0, line: 'row-c', count: 3, amount: 3, total: 9 },
        { type: 'line-scored', rule: 'some.rule', seat: 0, line: 'column-2', count: 1, amount: 1, total: 10 },
        { type: 'line-scored', rule: 'some.rule', seat: 1, line: 'column-2', count: 1, amount: 1, total: 5 },
      ],
    )
    expect(last!.sums).toEqual([5, 5])
    const chambers = last!.rows.find((row) => row.kind === 'chambers')!
    expect(chambers.points).toEqual([4, 1])
    expect(chambers.majorities.map(({ of, seats, points, tied }) => [of, seats, points, tied])).toEqual([
      ['row-c', [0], 3, t('web-chambers-neutral')],
      ['column-2', [0, 1], 1, undefined],
    ])
  })
})

describe('how everybody stands', () => {
  const NAMES = ['Ann', 'Ben', 'Kuro']
  const rows = [
    { type: 'standing' as const, seat: 2, place: 1, points: 41, tie_break: 7 },
    { type: 'standing' as const, seat: 0, place: 2, points: 41, tie_break: 3 },
    { type: 'standing' as const, seat: 1, place: 3, points: 1, tie_break: 9 },
  ]
  it('is told with the points, and between equals with what decides', () => {
    const said = stands(rows, [2, 0], (side) => NAMES[side]!, (row) => t('web-after-stands-chests', row))
    expect(said).toBe('Kuro: 41 points, 7 chests. Ann: 41 points, 3 chests. Ben: 1 point.')
  })
})

describe('points of the seasons', () => {
  const line = { seat: 0, rule: 'some.rule', region: null, building: null }
  it('stand before the winter of their year, and only where there are some', () => {
    const found = parts(
      [
        { ...line, year: 1, season: 'winter', source: 'provinces', points: 9 },
        { ...line, year: 2, season: 'spring', source: 'favours', points: 2 },
        { ...line, year: 2, season: 'autumn', source: 'samurai', points: 1 },
        { ...line, year: 2, season: 'winter', source: 'provinces', points: 8 },
        { ...line, year: 2, season: 'winter', source: 'statues', points: 4 },
      ],
      1,
    )
    expect(found.map(({ year, winter, sums }) => [year, winter, sums[0]])).toEqual([
      [1, true, 9],
      [2, false, 3],
      [2, true, 12],
    ])
    expect(found[1]!.rows.map(({ kind }) => kind)).toEqual(['favours', 'samurai'])
    expect(found[2]!.rows.map(({ kind }) => kind)).toEqual(['provinces', 'buildings', 'castle', 'temple', 'theatre', 'statues'])
  })
})

describe('luck', () => {
  const luck = [
    { seq: 3, seat: 0, thrown: 4, expected: 2.5, came: 4 },
    { seq: 3, seat: 'farmers' as const, thrown: 1, expected: 0.5, came: 0 },
    { seq: 9, seat: 0, thrown: 2, expected: 1.5, came: 1 },
  ]
  it('is what came beside what was to be expected', () => {
    expect(luckOf(luck, [0, 1])).toEqual([
      { seat: 0, throws: 2, expected: 4, came: 5 },
      { seat: 1, throws: 0, expected: 0, came: 0 },
    ])
  })

  it('is followed through the rounds', () => {
    const round = { year: 1, season: 'spring' as const, points: [], provinces: [], rice: [], armies: [], chests: [] }
    const rounds = [
      { ...round, seq: 5 },
      { ...round, seq: 10 },
    ]
    expect(favour({ rounds, luck }, 0)).toEqual([1.5, 1])
  })

  it('is rounded alike wherever it is shown', () => {
    const round = { year: 1, season: 'spring' as const, points: [], provinces: [], rice: [], armies: [], chests: [], seq: 9 }
    for (const expected of [22.44, 22.45, 22.449999, 22.450001]) {
      const thrown = [{ seq: 3, seat: 0, thrown: 30, expected, came: 22 }]
      const [all] = luckOf(thrown, [0])
      expect(ahead(all!)).toBe(tenths(22 - tenths(expected)))
      expect(favour({ rounds: [round], luck: thrown }, 0)).toEqual([ahead(all!)])
    }
  })
})
