// Chests and armies through the round, as far as a plan decides them: what can be paid, what can't, and how low the
// purse gets when the actions that lie face down come in the worst order.
import type { Action } from './plan'

/** What an action asks and brings, if it can be carried out. */
export interface Effect {
  price: number
  income: number
  /** Armies it takes from the supply. */
  armies: number
}

/** `always`: paid in every order; `perhaps`: not in all orders; `never`: in no order. */
export type Payable = 'always' | 'perhaps' | 'never'

export interface Stop {
  /** Where the round stands then: `now`, `bid`, a place in the row. */
  at: 'now' | 'bid' | number
  chests: number
  /** The order of this stop is not known. */
  open: boolean
}

export interface Purse {
  stops: Stop[]
  lowest: number
  end: number
  spent: number
  earned: number
  /** Actions that fall short of chests or armies, and how surely. */
  short: { action: Action; payable: Exclude<Payable, 'always'>; of: 'chests' | 'armies' }[]
}

export interface Means {
  chests: number
  supply: number
  bid: number
}

interface Walk {
  chests: number[]
  lowest: number
  spent: number
  earned: number
  skipped: Map<Action, 'chests' | 'armies'>
}

type Planned = Partial<Record<Action, Effect>>

/** The round with the open actions in their order, and all orders of the others. */
export function purse(means: Means, planned: Planned, known: readonly Action[], unknown: readonly Action[]): Purse {
  const bid = Math.min(means.bid, means.chests)
  const idle = unknown.filter((action) => !planned[action])
  const walks = permutations(unknown.filter((action) => planned[action])).map((order) =>
    walk({ ...means, bid }, planned, [...known, ...order, ...idle]),
  )
  const worst = walks.reduce((one, other) => (worse(other, one) ? other : one))
  const after = known.length
  const stops: Stop[] = [
    { at: 'now', chests: means.chests, open: false },
    { at: 'bid', chests: means.chests - bid, open: false },
    ...worst.chests.map((chests, index) => ({ at: index + 1, chests, open: index >= after })),
  ]
  return {
    stops,
    lowest: Math.min(...stops.map((stop) => stop.chests)),
    end: stops.at(-1)!.chests,
    spent: worst.spent + bid,
    earned: worst.earned,
    short: short(walks, [...known, ...unknown]),
  }
}

/** More actions come to nothing, or the purse gets lower. */
function worse(one: Walk, other: Walk): boolean {
  if (one.skipped.size !== other.skipped.size) return one.skipped.size > other.skipped.size
  return one.lowest < other.lowest
}

function walk(means: Means, planned: Planned, order: readonly Action[]): Walk {
  let { supply } = means
  let chests = means.chests - means.bid
  const result: Walk = { chests: [], lowest: chests, spent: 0, earned: 0, skipped: new Map() }
  for (const action of order) {
    const effect = planned[action]
    if (effect && effect.price > chests) result.skipped.set(action, 'chests')
    else if (effect && effect.armies > supply) result.skipped.set(action, 'armies')
    else if (effect) {
      chests += effect.income - effect.price
      supply -= effect.armies
      result.spent += effect.price
      result.earned += effect.income
    }
    result.chests.push(chests)
    result.lowest = Math.min(result.lowest, chests)
  }
  return result
}

function short(walks: readonly Walk[], actions: readonly Action[]): Purse['short'] {
  return actions.flatMap((action) => {
    const skipping = walks.filter((one) => one.skipped.has(action))
    if (skipping.length === 0) return []
    const payable = skipping.length === walks.length ? ('never' as const) : ('perhaps' as const)
    return [{ action, payable, of: skipping[0]!.skipped.get(action)! }]
  })
}

/** Five at most, so 120 orders at most. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((thing, index) =>
    permutations([...things.slice(0, index), ...things.slice(index + 1)]).map((rest) => [thing, ...rest]),
  )
}
