// What a plan would do, as the server says: chests, rice, revolts, and what falls short.
import type { Effect as Foreseen, Forecast } from '../../view'
import type { PlanOutlook } from '../../../net/wire'
import type { Card, Plan, Space } from './plan'

export interface Revolt {
  space: Space
  province: string
  farmers: number
  /** The chance to keep the province; null at a table without hints. */
  kept: number | null
}

/** Why a card will do nothing on its space, or may do nothing. */
export interface Warning {
  kind: 'vain' | 'chests' | 'armies' | 'bid'
  sure: boolean
  rule: string
  /** The server's words, where it has any. */
  text: string | null
}

/** From the least to the most, as the event of winter is not known. */
export type Range = [least: number, most: number]

/** What winter asks for and what there is. An event takes no more rice than one has. */
export interface Rice {
  before: number
  after: Range
  provinces: number
  taken: Range
  need: Range
  /** Enough whatever the event takes. */
  safe: number
  short: Range
}

export interface Stop {
  /** Where the round stands then: `now`, `bid`, a place in the row. */
  at: 'now' | 'bid' | number
  chests: number
  /** The order of this stop is not known. */
  open: boolean
}

/** Chests through the round; actions that lie face down come in the worst order. */
export interface Purse {
  stops: Stop[]
  lowest: number
  /** What the event may change is from the least to the most. */
  end: Range
  spent: number
  earned: Range
}

/** What a module pays with: how much there is of it before and after the plan. `rule`: why it is too little, or "". */
export interface Funds {
  what: string
  before: number
  after: number
  least: number
  rule: string
}

export interface Outlook {
  purse: Purse
  rice: Rice
  revolts: Revolt[]
  warnings: Partial<Record<Space, Warning>>
  funds: Funds[]
}

export function foresee(forecast: Forecast, space: Space, card: Card): Foreseen | null {
  return forecast.spaces[space]?.[card] ?? null
}

/** How the server is asked about a plan. */
export const asked = (plan: Plan): string =>
  Object.entries(plan)
    .map(([space, card]) => `${space}=${card}`)
    .join(',')

const AT = ['now', 'bid'] as const

/** The server's answer about a plan, with the words and chances of the forecast.

The answer may be about the plan of a moment ago: a card that has been taken back since is left out. */
export function summary(found: PlanOutlook, plan: Plan, forecast: Forecast | null): Outlook {
  const { stops, open, lowest, end, spent, earned, rice } = found
  const effect = (space: Space): Foreseen | null => (forecast && plan[space] ? foresee(forecast, space, plan[space]) : null)
  const revolts = (Object.entries(found.revolts) as [Space, number][]).flatMap(([space, farmers]): Revolt[] => {
    const province = plan[space]
    const lost = effect(space)?.revolt ?? null
    return province ? [{ space, province, farmers, kept: lost === null ? null : 1 - lost }] : []
  })
  const warnings: Outlook['warnings'] = {}
  for (const [space, { kind, sure, rule }] of Object.entries(found.warnings) as [Space, PlanOutlook['warnings'][string]][])
    if (plan[space]) warnings[space] = { kind: kind as Warning['kind'], sure, rule, text: kind === 'vain' ? (effect(space)?.text ?? null) : null }
  return {
    purse: {
      stops: stops.map((chests, index) => ({ at: AT[index] ?? index - AT.length + 1, chests, open: index >= open })),
      lowest,
      end: end as Range,
      spent,
      earned: earned as Range,
    },
    rice: { ...rice, after: rice.after as Range, taken: rice.taken as Range, need: rice.need as Range, short: rice.short as Range },
    revolts,
    warnings,
    funds: Object.entries(found.funds).map(([what, { before, after, least, rule }]) => ({ what, before, after, least, rule })),
  }
}
