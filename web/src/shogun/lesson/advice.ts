// Provinces that a learner could be pointed to. They are good enough to learn with, not the best there are.
import { landNeighbours, seaNeighbours } from '../map/land/neighbours'
import type { Province, View } from '../view'
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

const around = (name: string): string[] => [...landNeighbours(name), ...seaNeighbours(name)]

/** The strongest army of a rival beside a province; 0 where there is none. */
export function threat(view: View, name: string): number {
  const rivals = around(name)
    .map((other) => view.provinces[other])
    .filter((other) => other?.in_play && other.owner !== null && other.owner !== view.seat)
  return Math.max(0, ...rivals.map((rival) => rival!.armies))
}

/** The weakest province that could be attacked from here; null if there is none. */
export function prey(view: View, name: string): { target: string; armies: number } | null {
  const targets = around(name).flatMap((target) => {
    const province = view.provinces[target]
    if (!province?.in_play || province.owner === view.seat) return []
    return [{ target, armies: province.owner === null ? 1 : province.armies }]
  })
  return targets.sort((one, other) => one.armies - other.armies)[0] ?? null
}

const calm: Weight = (province) => (province.revolt_markers ? -10 : 0)

export const richest = (at: ShogunAt): string => best(at, (province, name) => province.tax + calm(province, name))
export const riciest = (at: ShogunAt): string => best(at, (province, name) => province.rice + calm(province, name))

/** Safe ground with a free site. */
export const safest = (at: ShogunAt): string =>
  best(at, (province, name) =>
    province.buildings.length < province.sites ? province.armies - threat(at.view, name) : -Infinity,
  )

/** Where armies are missing most. */
export const barest = (at: ShogunAt): string => best(at, (province, name) => threat(at.view, name) - province.armies)

/** From where an attack has the best prospects. */
export const strongest = (at: ShogunAt): string =>
  best(at, (province, name) => {
    const found = prey(at.view, name)
    return found && province.armies > 2 ? province.armies - found.armies : -Infinity
  })
