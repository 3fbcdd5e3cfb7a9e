// What happens in a round of SHOGUN NO KATANA, explained when it first does.
import { anyOf, isA } from '../../net/happenings'
import { resourceName, swordName } from '../names'
import type { KatanaEvent } from '../view'
import type { Story } from '../../learn/lesson'
import type { KatanaAt } from './at'

type Type = KatanaEvent['type']
type Of = (event: KatanaEvent, at: KatanaAt) => boolean

const mine = (type: Type): Of => (event, at) => event.type === type && anyOf(event).seat === at.me.seat
const others = (type: Type): Of => (event, at) => event.type === type && anyOf(event).seat !== at.me.seat

const ofSword = (event: KatanaEvent) => {
  const { sword, space, target, resource, total } = anyOf(event)
  return {
    sword: swordName(sword ?? ''),
    space: space ?? target ?? '',
    resource: resource ? resourceName(resource) : '',
    points: total ?? 0,
  }
}

const FORGE = '.katana-page .my-forge'
const onForge = (space: string | undefined) => (space === undefined ? '' : `.my-forge [data-cell='${space}']`)
const taken = (at: KatanaAt) => onForge(at.recent.findLast(isA('sword-taken'))?.space)
const moved = (at: KatanaAt) => onForge(at.recent.findLast(isA('sword-moved'))?.target)

export const STORIES: readonly Story<KatanaAt, KatanaEvent>[] = [
  { id: 'taken', of: mine('sword-taken'), told: ofSword, light: taken, rule: 'houses.take-a-sword' },
  { id: 'moved', of: mine('sword-moved'), told: ofSword, light: moved, rule: 'movement.right-in-its-row' },
  { id: 'delivered', of: mine('sword-delivered'), told: ofSword, light: '.katana-page .washitsu', rule: 'delivery.score-the-value' },
  { id: 'line-gave', of: mine('line-gave'), light: FORGE, rule: 'delivery.take-row-and-column' },
  { id: 'freed', of: mine('worker-freed'), rule: 'delivery.free-a-worker' },
  { id: 'got-card', of: mine('card-taken'), light: '.katana-page .panel:has(> ul > [data-card])', rule: 'cards.own-cards' },
  { id: 'rival', of: others('figure-placed'), rule: 'turn.one-at-a-time' },
  { id: 'rival-passed', of: (event, at) => others('passed')(event, at) && !at.me.passed && at.view.round === 1, rule: 'pass.take-an-honor-card' },
  { id: 'passed', of: mine('passed'), rule: 'pass.take-an-honor-card' },
]
