import { describe, expect, it } from 'vitest'
import { LEADER, STATUE } from '../../modules/leaders/figures'
import { type Box, type ProvinceShape, provinces } from '../land/shapes'
import { placeLabels } from './labels'
import { around, overlap } from './room'
import { REVOLT, SITE, sizesAt } from './sizes'

/** Everything that can stand in a province at once: 20 armies with their number, a leader, a statue, unrest and a
 *  building on every site. Drawings may touch by their shadows. */
const STACK = [66, 58] as const
const TOUCH = 0.94

function pieces({ army, leader, statue, revolt, sites }: ProvinceShape): Box[] {
  const box = (at: readonly [number, number], width: number, height: number) => around(at, (width / 2) * TOUCH, (height / 2) * TOUCH)
  return [box(army, ...STACK), box(leader, ...LEADER), box(statue, ...STATUE), box(revolt, REVOLT * 0.9, REVOLT), ...sites.map((site) => box(site, SITE, SITE))]
}

describe('a map on which everything stands that can', () => {
  const all = provinces.map((shape) => ({ name: shape.name, boxes: pieces(shape) }))
  const names = new Map(provinces.map(({ name }) => [name, name]))

  it('has no piece on another, in any province', () => {
    const laid = all.flatMap(({ name, boxes }) => boxes.map((box, index) => ({ what: `${name} ${index}`, box })))
    const covered = laid.flatMap((a, at) => laid.slice(at + 1).filter((b) => overlap(a.box, b.box)).map((b) => `${a.what} on ${b.what}`))
    expect(covered).toEqual([])
  })

  it.each([0.56, 0.66, 0.84])('names all 45 provinces where their names belong, at scale %d', (scale) => {
    const sizes = sizesAt(scale)
    const placed = placeLabels(names, new Set(), sizes, all.flatMap(({ boxes }) => boxes))
    expect([...names.keys()].filter((name) => !placed.has(name))).toEqual([])
    const middle = (0.33 * sizes.label) / scale
    for (const shape of provinces) expect(placed.get(shape.name), shape.name).toEqual({ x: shape.label[0], y: shape.label[1] + middle })
  })
})
