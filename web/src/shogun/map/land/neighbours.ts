// Which province lies next to another, and which of them in a direction: for the arrow keys and the info card.
import { borders, seaRoutes, shapeOf } from './shapes'

const byLand = new Map<string, string[]>()
const bySea = new Map<string, string[]>()

function join(map: Map<string, string[]>, a: string, b: string): void {
  map.set(a, [...(map.get(a) ?? []), b].sort())
  map.set(b, [...(map.get(b) ?? []), a].sort())
}

for (const { between } of borders) join(byLand, ...between)
for (const { between } of seaRoutes) join(bySea, ...between)

export const landNeighbours = (name: string): string[] => byLand.get(name) ?? []
export const seaNeighbours = (name: string): string[] => bySea.get(name) ?? []

/** The neighbour that lies best in this direction; the province itself if there is none. */
export function nearest(name: string, [dx, dy]: [number, number]): string {
  const [x, y] = shapeOf.get(name)!.army
  let best = name
  let bestScore = 0.2
  for (const other of [...landNeighbours(name), ...seaNeighbours(name)]) {
    const [ox, oy] = shapeOf.get(other)!.army
    const length = Math.hypot(ox - x, oy - y)
    const score = ((ox - x) * dx + (oy - y) * dy) / length
    if (score > bestScore) {
      best = other
      bestScore = score
    }
  }
  return best
}

/** The next of these targets after a province, from west to east and round again; itself if there are none. */
export function nextTarget(name: string, targets: string[]): string {
  const west = (other: string) => shapeOf.get(other)!.army[0]
  const order = [...targets].sort((a, b) => west(a) - west(b))
  return order[(order.indexOf(name) + 1) % Math.max(1, order.length)] ?? name
}
