// What happens in a year of SHOGUN, explained when it first does.
import { provinceName } from '../map/words'
import type { GameEvent } from '../../net/view'
import { spaceName } from '../planning/plan/actions'
import { chestsOf, type Space } from '../planning/plan/plan'
import { t } from '../../text/t'
import type { Story } from '../../learn/lesson'
import type { ShogunAt } from './at.svelte'

type Of = Story<ShogunAt>['of']

const is = (type: string): Of => (event) => event.type === type
const mine = (type: string, field = 'seat'): Of => (event, at) => event.type === type && event[field] === at.me.seat
const others = (type: string): Of => (event, at) => event.type === type && event['seat'] !== at.me.seat

const named = (event: GameEvent) => ({
  province: typeof event['province'] === 'string' ? provinceName(event['province']) : '',
  space: typeof event['action'] === 'string' ? spaceName(event['action'] as Space) : '',
})
const counted = (event: GameEvent) => ({
  ...named(event),
  amount: Number(event['amount'] ?? event['armies'] ?? 0),
  what: event['action'] === 'rice' ? 'rice' : 'tax',
})
const fought = (event: GameEvent) => ({
  ...named(event),
  attackers: Number(event['attackers']),
  defenders: Number(event['defenders']),
})

const TOWER = "section[data-throw], .panel:has(button.tower), #sheet-tower[aria-selected='false']"
const onMap = (event: GameEvent | undefined) => (event ? `path[data-province='${String(event['province'])}']` : '')
const latest = (type: string) => (at: ShogunAt) => onMap(at.recent.findLast((event) => event.type === type))

function effectOf(event: GameEvent, { view }: ShogunAt): string {
  const cards = [...view.events.open, ...view.events.gone, ...(view.events.current ? [view.events.current] : [])]
  const [first = 0, second = 0] = cards.find(({ card }) => card === event['card'])?.amounts ?? []
  return t(`name-effect-${String(event['effect'])}`, { first, second })
}

export const STORIES: readonly Story<ShogunAt>[] = [
  { id: 'event', of: is('event-drawn'), told: (event, at) => ({ effect: effectOf(event, at) }), light: ".panel:has(.event), #sheet-round[aria-selected='false']", rule: 'season.draw-an-event' },
  { id: 'bids', of: mine('bid-revealed'), told: (event) => ({ chests: chestsOf(String(event['card'])) ?? 0 }), rule: 'order.pay-the-bid' },
  { id: 'actions', of: is('action-began'), light: '.table-page > .dock', rule: 'season.row-order' },
  { id: 'collected', of: mine('collected'), told: counted, light: latest('collected'), rule: 'collect.leave-a-marker' },
  { id: 'built', of: mine('built'), told: named, light: latest('built'), rule: 'score.buildings' },
  { id: 'deployed', of: mine('deployed'), told: counted, light: latest('deployed') },
  { id: 'skipped', of: (event, at) => mine('action-skipped')(event, at) && event['province'] !== null, told: named, ruled: true },
  { id: 'won', of: mine('battle-decided', 'winner'), told: fought, light: TOWER, rule: 'battle.more-armies-win' },
  { id: 'lost', of: mine('battle-decided', 'loser'), told: fought, light: TOWER, rule: 'battle.more-armies-win' },
  { id: 'surrendered', of: mine('card-surrendered'), told: named, rule: 'battle.card-from-the-plan' },
  { id: 'risen', of: mine('revolt-began'), told: named, light: latest('revolt-began'), rule: 'revolt.at-collection' },
  { id: 'risen-elsewhere', of: others('revolt-began'), told: named, light: latest('revolt-began'), rule: 'revolt.at-collection' },
  { id: 'season-over', of: is('round-ended'), rule: 'season.return-the-cards' },
  { id: 'winter', of: is('winter-began'), rule: 'winter.rice-loss' },
  { id: 'rice-lost', of: mine('rice-lost'), told: (event) => ({ lost: Number(event['lost']), rice: Number(event['rice']) }), rule: 'winter.rice-loss' },
  {
    id: 'fed',
    of: (event, at) => mine('provinces-fed')(event, at) && event['unsupplied'] === 0,
    told: (event) => ({ provinces: Number(event['provinces']) }),
    rule: 'winter.one-rice-a-province',
  },
  {
    id: 'starved',
    of: (event, at) => mine('provinces-fed')(event, at) && Number(event['unsupplied']) > 0,
    told: (event) => ({ count: Number(event['unsupplied']) }),
    rule: 'winter.unfed-provinces-revolt',
  },
  { id: 'scored', of: mine('scored'), told: (_, at) => ({ points: at.me.points }), light: '.table-page .mine', rule: 'score.provinces' },
]
