// What is asked, in words, with what it is about.
import { anyOf } from '../../net/happenings'
import type { KatanaView } from '../view'
import { joined } from '../../text/lists'
import { has, t } from '../../text/t'
import { groupOf, isPass, isPlace } from './picks'
import { cardName, coinsOf, resourceName, some, swordName } from '../names'

const GIFTS: ReadonlySet<string | null> = new Set(['academy-gift', 'palace-gift'])

/** A gift of which nothing can be used leaves only what can be done at any time. */
export const asideOnly = ({ decision, moves }: KatanaView): boolean =>
  decision === 'aside' || (GIFTS.has(decision) && moves.length > 0 && !moves.some((move) => groupOf(move) === 'step'))

/** Some help is other here than where words are typed. */
function idOf(view: KatanaView, aside: '' | '.help'): string {
  const kind = asideOnly(view) ? 'aside' : view.decision
  const own = `web-ask-${kind}`
  return aside && has(own) ? own : `decision-${kind}${aside}`
}

/** Whether nothing is left of a turn but to pass. */
export const onlyPass = (view: KatanaView): boolean =>
  view.decision === 'turn' && view.moves.some(({ pick }) => isPass(pick)) && !view.moves.some(({ pick }) => isPlace(pick))

export function question(view: KatanaView, aside: '' | '.help' = ''): string {
  if (onlyPass(view)) return aside ? '' : t('web-bench-only-pass')
  const id = idOf(view, aside)
  if (view.seat === null || !has(id)) return aside ? '' : t('web-katana-list')
  const smith = view.players[view.seat]!
  const { action } = view
  const about = anyOf(view.about)
  const delivered = action.delivering ? smith.forge[action.delivering]?.sword : undefined
  const waiting = action.interrupted.flatMap(({ delivering }) => smith.forge[delivering] ?? []).reverse()
  const sword = about.sword ?? delivered
  return t(id, {
    coins: coinsOf(smith.coins),
    stock: some(smith.stock),
    project: some(smith.project),
    composition: joined((about.composition ?? []).map(resourceName)),
    sword: sword === undefined ? '' : swordName(sword),
    waits: waiting.length,
    waiting: joined(waiting.map(({ sword }) => swordName(sword))),
    card: about.card === undefined ? '' : cardName(about.card),
  })
}

/** What ends the question, by what it ends. */
export function ending(view: KatanaView, word: string): string {
  if (asideOnly(view)) return t('web-katana-not-now')
  const id = `option-enough-${view.decision}`
  return word === 'enough' && has(id) ? t(id) : t('web-katana-quiet')
}
