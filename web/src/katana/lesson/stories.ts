// What happens in a round of SHOGUN NO KATANA, explained when it first does.
import { resourceName, swordName } from '../names'
import type { Resource } from '../view'
import type { GameEvent } from '../../net/view'
import type { Story } from '../../learn/lesson'
import type { KatanaAt } from './at'

type Of = Story<KatanaAt>['of']

const mine = (type: string): Of => (event, at) => event.type === type && event['seat'] === at.me.seat
const others = (type: string): Of => (event, at) => event.type === type && event['seat'] !== at.me.seat

const ofSword = (event: GameEvent) => ({
  sword: swordName(String(event['sword'])),
  space: String(event['space'] ?? event['target'] ?? ''),
  resource: typeof event['resource'] === 'string' ? resourceName(event['resource'] as Resource) : '',
  points: Number(event['total'] ?? 0),
})

const FORGE = '.katana-page .my'
const space = (field: string, type: string) => (at: KatanaAt) => {
  const found = at.recent.findLast((event) => event.type === type)
  return found ? `.my [data-cell='${String(found[field])}']` : ''
}

export const STORIES: readonly Story<KatanaAt>[] = [
  { id: 'taken', of: mine('sword-taken'), told: ofSword, light: space('space', 'sword-taken'), rule: 'houses.take-a-sword' },
  { id: 'moved', of: mine('sword-moved'), told: ofSword, light: space('target', 'sword-moved'), rule: 'movement.right-in-its-row' },
  { id: 'delivered', of: mine('sword-delivered'), told: ofSword, light: '.katana-page .washitsu', rule: 'delivery.score-the-value' },
  { id: 'line-gave', of: mine('line-gave'), light: FORGE, rule: 'delivery.take-row-and-column' },
  { id: 'freed', of: mine('worker-freed'), rule: 'delivery.free-a-worker' },
  { id: 'got-card', of: mine('card-taken'), light: '.katana-page .panel:has(> ul > [data-card])', rule: 'cards.own-cards' },
  { id: 'rival', of: others('figure-placed'), rule: 'turn.one-at-a-time' },
  { id: 'rival-passed', of: (event, at) => others('passed')(event, at) && !at.me.passed && at.view.round === 1, rule: 'pass.take-an-honor-card' },
  { id: 'passed', of: mine('passed'), rule: 'pass.take-an-honor-card' },
]
