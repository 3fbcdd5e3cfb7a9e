// The arithmetic of a line chart: a scale with round steps, and labels that do not lie on one another.

export interface Scale {
  low: number
  high: number
  ticks: number[]
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100]
const MOST_TICKS = 5

/** From zero, or below it if need be, to the next round number above the highest value. */
export function scale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? STEPS.at(-1)!
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step)
  return { low, high, ticks }
}

/** The parts of a line with so many points that is broken before these: the first point of each, and the one after it. */
export const stretched = (points: number, breaks: readonly number[]): [first: number, next: number][] =>
  [0, ...breaks].map((first, index) => [first, breaks[index] ?? points])

/** Heights moved apart until all are at least `gap` from each other, each as near to its own as can be. */
export function spread(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((index, turn) => {
    const above = turn ? placed[order[turn - 1]!]! + gap : least
    placed[index] = Math.max(above, heights[index]!)
  })
  for (let turn = order.length - 1, below = most; turn >= 0; turn--) {
    const index = order[turn]!
    placed[index] = Math.min(placed[index]!, below)
    below = placed[index]! - gap
  }
  return placed
}
