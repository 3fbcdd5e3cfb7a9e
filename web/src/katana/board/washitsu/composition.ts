// The checker of compositions: whether a SHOGUN NO KATANA can be forged so, what it would cost, or which rule is against
// it. The rules judge again when it is put into play.
import { RESOURCES, type Resource, type Smith, type Stock, type SwordMade } from '../../view'
import { facts } from '../../facts.svelte'
import { counted } from '../../names'
import { addMove, COMPOSE, composeMove, dropMove, ENOUGH } from '../../asking/picks'
import { targetOf } from '../../asking/whynot'

export const MOST = 7
const FROM_A_SWORD = 2

const row = (resource: Resource): number => RESOURCES.indexOf(resource)
const total = (stock: Stock): number => RESOURCES.reduce((sum, kind) => sum + stock[kind], 0)
const map = (of: (kind: Resource) => number): Stock =>
  Object.fromEntries(RESOURCES.map((kind) => [kind, of(kind)])) as Stock

export interface Problem {
  rule: string
  /** The Resources it is about. */
  about: Resource[]
}

export interface Verdict {
  problems: Problem[]
  /** Late changes of the Project, at a point each. */
  adds: Stock
  drops: Stock
  cost: number
  /** What its Resources are worth. */
  value: number
  /** The spaces on which it would begin and end. */
  begins: string | null
  ends: string | null
}

/** Neighbours that are on rows which do not touch. */
const jumps = (order: readonly Resource[]): Resource[] => {
  const at = order.findIndex((kind, at) => at > 0 && Math.abs(row(kind) - row(order[at - 1]!)) > 1)
  return at < 0 ? [] : [order[at - 1]!, order[at]!]
}

export function judge(smith: Smith, order: readonly Resource[]): Verdict {
  const wanted = counted(order)
  const adds = map((kind) => Math.max(0, wanted[kind] - smith.project[kind]))
  const drops = map((kind) => Math.max(0, smith.project[kind] - wanted[kind]))
  const begins = order.length ? `${row(order[0]!) + 1}a` : null
  const jump = jumps(order)
  const missing = RESOURCES.filter((kind) => !wanted[kind])
  const twice = RESOURCES.filter((k) => (adds[k] && smith.dropped[k]) || (drops[k] && smith.added_late[k]))
  const late = map((kind) => adds[kind] + smith.added_late[kind])
  const problems: Problem[] = [
    ...say('katana.before-passing', smith.passed),
    ...say('katana.each-resource', missing.length > 0, missing),
    ...say('project.at-most-seven', order.length > MOST),
    ...say('katana.adjacent-rows', jump.length > 0, jump),
    ...say('katana.first-space', begins !== null && smith.forge[begins] !== null, order.slice(0, 1)),
    ...say('project.no-back-and-forth', twice.length > 0, twice),
    ...say('project.late-from-delivered', !canGive(smith.washitsu, late), RESOURCES.filter((kind) => adds[kind])),
  ]
  const cost = total(adds) + total(drops)
  const value = order.reduce((sum, kind) => sum + facts().resource[kind].price, 0)
  return { problems, adds, drops, cost, value, begins, ends: jump.length ? null : endOf(order) }
}

const say = (rule: string, wrong: boolean, about: readonly Resource[] = []): Problem[] =>
  wrong ? [{ rule, about: [...about] }] : []

/** Where a Sword of this recipe comes to lie once it is complete. */
export function endOf(order: readonly Resource[]): string | null {
  if (!order.length) return null
  let cell = `${row(order[0]!) + 1}a`
  for (let placed = 0; placed < order.length; placed += 1) cell = targetOf({ recipe: [...order], placed }, cell)
  return cell
}

/** Whether delivered Swords could still give all these, two from each at most. For every set of kinds, what is wanted of
 * them must not exceed what the Swords can give of them: that suffices. */
export function canGive(delivered: readonly SwordMade[], wanted: Stock): boolean {
  for (let set = 1; set < 16; set += 1) {
    const kinds = RESOURCES.filter((_, at) => (set >> at) & 1)
    const demand = kinds.reduce((sum, kind) => sum + wanted[kind], 0)
    if (demand && demand > supply(delivered, kinds)) return false
  }
  return true
}

function supply(delivered: readonly SwordMade[], kinds: readonly Resource[]): number {
  return delivered.reduce((sum, sword) => {
    const has = counted(sword.recipe)
    const given = total(sword.gave)
    const atHand = kinds.reduce((all, kind) => all + has[kind] - sword.gave[kind], 0)
    return sum + Math.min(FROM_A_SWORD - given, atHand)
  }, 0)
}

/** All of the Project in an order that can be forged. Where there is none: in one that only lacks a free space to begin
 * on, or else row by row, for the checker to say what is wrong. */
export function arranged(smith: Smith, begun: readonly Resource[] = []): Resource[] {
  const have = counted(begun)
  const left = map((kind) => Math.max(0, smith.project[kind] - have[kind]))
  const free = (kind: Resource): boolean => smith.forge[`${row(kind) + 1}a`] === null
  const rows = RESOURCES.flatMap((kind) => Array<Resource>(left[kind]).fill(kind))
  return finish([...begun], left, free) ?? finish([...begun], left, () => true) ?? [...begun, ...rows]
}

function finish(order: Resource[], left: Stock, free: (kind: Resource) => boolean): Resource[] | null {
  if (!total(left)) return order
  const last = order.at(-1)
  for (const kind of RESOURCES) {
    if (!left[kind] || (last ? Math.abs(row(kind) - row(last)) > 1 : !free(kind))) continue
    const found = finish([...order, kind], { ...left, [kind]: left[kind] - 1 }, free)
    if (found) return found
  }
  return null
}

/** The picks that put this composition into play, from where the question stands; null where none is asked. */
export function composingMoves(decision: string | null, offered: boolean, verdict: Verdict, order: readonly Resource[], begun: number): number[] | null {
  const changes = [
    ...RESOURCES.flatMap((kind, at) => Array<number>(verdict.drops[kind]).fill(dropMove(at))),
    ...RESOURCES.flatMap((kind, at) => Array<number>(verdict.adds[kind]).fill(addMove(at))),
  ]
  const rest = order.slice(begun).map((kind) => composeMove(row(kind)))
  if (decision === 'composing') return changes.length ? null : rest
  if (decision === 'changing-project') return [...changes, ENOUGH, ...rest]
  return offered ? [COMPOSE, ...changes, ENOUGH, ...rest] : null
}
