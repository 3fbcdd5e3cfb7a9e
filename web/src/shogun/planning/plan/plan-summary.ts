// What a plan would do, put together from the forecast of its cards: chests, rice, revolts, and what falls short.
import type { Effect as Foreseen, Forecast } from '../../../net/api'
import { type Action, ACTIONS, type Card, chestsOf, isProvince, type Plan, type Space, spacesWith } from './plan'
import { type Effect, purse, type Purse } from './purse'

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
  after: number
  need: Range
  short: Range
}

export interface Outlook {
  purse: Purse
  rice: Rice
  revolts: Revolt[]
  warnings: Partial<Record<Space, Warning>>
}

/** What the seat has, and what is known of the round. */
export interface Position {
  chests: number
  supply: number
  /** The season's actions; null lies face down. */
  row: readonly (string | null)[]
}

/** Of these the purse knows more: an earlier action may bring what is lacking now, or take what is there. */
const OF_MEANS: Record<string, 'chests' | 'armies'> = {
  'action.pay-in-full': 'chests',
  'deploy.supply-is-limited': 'armies',
}
const RULE_OF = { chests: 'action.pay-in-full', armies: 'deploy.supply-is-limited' } as const
/** Without Tenno's Court nothing lies on its spaces. */
const ALL = spacesWith(['court'])
const DEPLOYS = new Set<Space>(['deploy-5', 'deploy-3', 'deploy-1'])

export function foresee(forecast: Forecast, space: Space, card: Card): Foreseen | null {
  return forecast.spaces[space]?.[card] ?? null
}

/** The price of an action, as any card pays it there; 0 for what costs nothing. */
export function priceOf(forecast: Forecast, space: Space): number {
  if (space === 'bid') return 0
  return Math.max(0, ...Object.values(forecast.spaces[space] ?? {}).map((effect) => -effect.chests))
}

function armiesOf(forecast: Forecast, space: Space): number {
  if (!DEPLOYS.has(space)) return 0
  return Math.max(0, ...Object.values(forecast.spaces[space] ?? {}).map((effect) => effect.armies))
}

/** What a planned card asks and brings; null if it does nothing whatever the means. */
function effectOf(forecast: Forecast, space: Space, card: Card): Effect | null {
  const foreseen = foresee(forecast, space, card)
  if (!isProvince(card) || !foreseen) return null
  if (!foreseen.ok && !OF_MEANS[foreseen.rule ?? '']) return null
  return {
    price: priceOf(forecast, space),
    income: Math.max(0, foreseen.chests),
    armies: armiesOf(forecast, space),
  }
}

export function outlook(forecast: Forecast, plan: Plan, position: Position): Outlook {
  const planned: Partial<Record<Action, Effect>> = {}
  for (const action of ACTIONS) {
    const card = plan[action]
    const effect = card ? effectOf(forecast, action, card) : null
    if (effect) planned[action] = effect
  }
  const known = position.row.filter((action): action is Action => ACTIONS.includes(action as Action))
  const unknown = ACTIONS.filter((action) => !known.includes(action))
  const bid = chestsOf(plan.bid ?? '') ?? 0
  const found = purse({ chests: position.chests, supply: position.supply, bid }, planned, known, unknown)
  return {
    purse: found,
    rice: riceOf(forecast, plan),
    revolts: revoltsOf(forecast, plan),
    warnings: warningsOf(forecast, plan, position, found),
  }
}

function riceOf(forecast: Forecast, plan: Plan): Rice {
  const { need, rice, least_loss, most_loss } = forecast.provisions
  const brought = plan.rice ? (foresee(forecast, 'rice', plan.rice)?.rice ?? 0) : 0
  const after = rice + brought
  const needed: Range = [need + Math.min(least_loss, after), need + Math.min(most_loss, after)]
  return { before: rice, after, need: needed, short: [Math.max(0, needed[0] - after), Math.max(0, needed[1] - after)] }
}

function revoltsOf(forecast: Forecast, plan: Plan): Revolt[] {
  return ALL.flatMap((space) => {
    const card = plan[space]
    const foreseen = card ? foresee(forecast, space, card) : null
    if (!card || !foreseen?.farmers) return []
    const { farmers, revolt } = foreseen
    return [{ space, province: card, farmers, kept: revolt === null ? null : 1 - revolt }]
  })
}

function warningsOf(forecast: Forecast, plan: Plan, position: Position, found: Purse): Outlook['warnings'] {
  const warnings: Outlook['warnings'] = {}
  for (const space of ALL) {
    const card = plan[space]
    const foreseen = card ? foresee(forecast, space, card) : null
    if (foreseen && !foreseen.ok && foreseen.rule && !OF_MEANS[foreseen.rule]) {
      warnings[space] = { kind: 'vain', sure: true, rule: foreseen.rule, text: foreseen.text }
    }
  }
  for (const { action, payable, of } of found.short) {
    warnings[action] = { kind: of, sure: payable === 'never', rule: RULE_OF[of], text: null }
  }
  if ((chestsOf(plan.bid ?? '') ?? 0) > position.chests) {
    warnings.bid = { kind: 'bid', sure: true, rule: 'order.bid-above-purse', text: null }
  }
  return warnings
}

/** With what somebody else knows of some spaces. */
export function withWarnings(outlook: Outlook, warnings: Outlook['warnings']): Outlook {
  return { ...outlook, warnings: { ...outlook.warnings, ...warnings } }
}
