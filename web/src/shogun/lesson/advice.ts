// Provinces that a learner could be pointed to. They are good enough to learn with, not the best there are.
import type { Province } from '../view'
import { type ShogunAt, spaceWith } from './at.svelte'

type Weight = (province: Province, name: string) => number

/** The own province that weighs most among those that have nothing to do yet; "" if there is none. */
function best(at: ShogunAt, weight: Weight): string {
  let found = ''
  let most = -Infinity
  for (const [name, province] of Object.entries(at.own)) {
    if (at.plan && spaceWith(at.plan, name)) continue
    const value = weight(province, name)
    if (value > most) [found, most] = [name, value]
  }
  return most === -Infinity ? '' : found
}

/** The strongest army of a rival who could attack a province; 0 where there is none. */
export const threat = ({ fronts }: ShogunAt, name: string): number => fronts?.[name]?.threat ?? 0

/** The weakest province that could be attacked from here; null if there is none. */
export const prey = ({ fronts }: ShogunAt, name: string): string | null => fronts?.[name]?.prey ?? null

const calm: Weight = (province) => (province.revolt_markers ? -10 : 0)

export const richest = (at: ShogunAt): string => best(at, (province, name) => province.tax + calm(province, name))
export const riciest = (at: ShogunAt): string => best(at, (province, name) => province.rice + calm(province, name))

/** Safe ground with a free site. */
export const safest = (at: ShogunAt): string =>
  best(at, (province, name) =>
    at.fronts && province.free_sites > 0 ? province.armies - threat(at, name) : -Infinity,
  )

/** Where armies are missing most. */
export const barest = (at: ShogunAt): string => best(at, (province, name) => (at.fronts ? threat(at, name) - province.armies : -Infinity))

/** From where an attack has the best prospects. */
export const strongest = (at: ShogunAt): string =>
  best(at, (province, name) => {
    const front = at.fronts?.[name]
    return front?.prey && province.armies > 2 ? province.armies - front.defenders : -Infinity
  })
