// Who holds what on the map that is shown, for the moments within a step: the server's outlook is of its end. Only what
// lies there is counted. What a winter would score is for the server to say, and is not known meanwhile.
import type { View } from '../view'
import { BUILDINGS, outlookOf } from './winter-preview'

/** What a winter's points depend on, to compare two moments. */
export const heldOn = ({ provinces }: View): string =>
  JSON.stringify(Object.entries(provinces).map(([name, { owner, buildings }]) => [name, owner, buildings.toSorted()]))

/** Sets what can be seen on the map: whose buildings are the most where, and how many provinces everybody has. */
export function recount(view: View): void {
  const provinces = Object.values(view.provinces)
  const now = outlookOf(view)
  for (const player of Object.values(view.players)) player.province_cards = provinces.filter(({ owner }) => owner === player.seat).length
  for (const building of BUILDINGS) {
    const standing = provinces.filter(({ buildings }) => buildings.includes(building))
    for (const [region, majority] of Object.entries(now.majorities[building]!)) {
      const owners = standing.filter((each) => each.region === region).map(({ owner }) => owner)
      Object.assign(majority, most(owners.filter((owner) => owner !== null)))
    }
  }
  now.points = []
}

function most(owners: readonly number[]): { leaders: number[]; count: number } {
  const counts = new Map<number, number>()
  for (const seat of owners) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const count = Math.max(0, ...counts.values())
  return { leaders: [...counts.keys()].filter((seat) => counts.get(seat) === count).sort((a, b) => a - b), count }
}
