import { describe, expect, it } from 'vitest'
import type { Cubes } from '../view'
import { choreography, DURATION, OPENED, POURED, SORTED } from './choreography'
import { TRAY, trayOf } from './layout'
import type { Throw } from './throws'

const thrown: Throw = {
  id: '7 Ise',
  left: ['blue'],
  right: ['red', 'farmers'],
  thrown: { blue: 6, red: 3 },
  tray: { yellow: 2 },
  fallen: { blue: 4, red: 2, farmers: 3, purple: 1 },
}

function lying(of: Throw, ms: number): Cubes {
  const dance = choreography(of)
  const counts: Record<string, number> = {}
  dance.cubes.forEach((cube, index) => {
    if (dance.pose(index, ms).shown) counts[cube] = (counts[cube] ?? 0) + 1
  })
  return counts
}

describe('the drop', () => {
  it('begins with what is thrown and what lay in the tray', () => {
    expect(lying(thrown, 0)).toEqual({ blue: 6, red: 3, yellow: 2 })
  })

  it('shows nothing while the tower rattles', () => {
    expect(lying(thrown, (POURED + OPENED) / 2)).toEqual({})
  })

  it('ends with exactly what the engine says came out', () => {
    expect(lying(thrown, SORTED)).toEqual(thrown.fallen)
    expect(lying(thrown, DURATION)).toEqual(thrown.fallen)
  })

  it('sorts the sides apart within its time, which is under three seconds', () => {
    const dance = choreography(thrown)
    const places = dance.cubes
      .map((cube, index) => ({ cube, pose: dance.pose(index, SORTED) }))
      .filter(({ pose }) => pose.shown)
    for (const { cube, pose } of places) {
      if (cube === 'blue') expect(pose.at[0]).toBeLessThan(0)
      if (cube === 'red' || cube === 'farmers') expect(pose.at[0]).toBeGreaterThan(0)
      if (cube === 'purple') expect(pose.at[2]).toBeLessThan(TRAY.back + 0.5)
    }
    expect(DURATION).toBeLessThan(3000)
  })

  it('keeps its time with very many cubes too', () => {
    const many = { ...thrown, thrown: { blue: 30, red: 25 }, fallen: { blue: 22, red: 19, farmers: 9, black: 14 } }
    expect(lying(many, POURED + 1)).toEqual({})
    expect(lying(many, SORTED)).toEqual(many.fallen)
  })

  it('looks the same when it is seen again', () => {
    const [one, other] = [choreography(thrown), choreography(thrown)]
    for (let index = 0; index < one.cubes.length; index++) expect(one.pose(index, 1500)).toEqual(other.pose(index, 1500))
  })
})

describe('the tray', () => {
  it('gives every cube a place of its own inside the rim', () => {
    const spots = trayOf({ ...thrown, fallen: { blue: 17, red: 16, farmers: 4, black: 13 } }).map(({ spot }) => spot)
    expect(new Set(spots.map(String)).size).toBe(spots.length)
    for (const [x, , z] of spots) {
      expect(Math.abs(x)).toBeLessThan(TRAY.x)
      expect(z).toBeGreaterThan(TRAY.back)
      expect(z).toBeLessThan(TRAY.front)
    }
  })
})
