// What happens in a year of SHOGUN, explained when it first does.
import { provinceName } from '../map/words'
import { anyOf, isA, type OfType } from '../../net/happenings'
import type { GameEvent } from '../view'
import { spaceName } from '../planning/plan/actions'
import { chestsOf, type Space } from '../planning/plan/plan'
import { type Args, t } from '../../text/t'
import type { Story } from '../../learn/lesson'
import type { ShogunAt } from './at.svelte'

type Type = GameEvent['type']
type Rest<E> = Omit<Story<ShogunAt>, 'of' | 'told' | 'shows'> & {
  /** Only of these. */
  when?: (event: E, at: ShogunAt) => boolean
  told?: (event: E, at: ShogunAt) => Args
  shows?: (event: E) => string
}

/** A story of events of one type. */
function of<T extends Type>(type: T, { when, told, shows, ...rest }: Rest<OfType<GameEvent, T>>): Story<ShogunAt, GameEvent> {
  const is = isA(type)
  return {
    ...rest,
    of: (event, at) => is(event) && (when?.(event, at) ?? true),
    ...(told && { told: (event, at) => (is(event) ? told(event, at) : {}) }),
    ...(shows && { shows: (event) => (is(event) ? shows(event) : '') }),
  }
}

const mine = (event: { seat: number }, at: ShogunAt): boolean => event.seat === at.me.seat
const others = (event: { seat: number }, at: ShogunAt): boolean => !mine(event, at)
/** Farmers revolt because somebody collected, not because they are unfed. It may be told once the next year has begun, so
 * what counts is what went before it. */
function collected(event: GameEvent, { recent, view }: ShogunAt): boolean {
  const before = recent.slice(0, recent.indexOf(event)).findLast((other) => isA('winter-began')(other) || isA('action-began')(other))
  return before ? isA('action-began')(before) : view.season !== 'winter'
}

const named = (event: GameEvent) => {
  const { province, action } = anyOf(event)
  return { province: province ? provinceName(province) : '', space: action ? spaceName(action as Space) : '' }
}
const counted = (event: OfType<GameEvent, 'collected' | 'deployed'>) => ({
  ...named(event),
  amount: event.type === 'collected' ? event.amount : event.armies,
  what: event.action === 'rice' ? 'rice' : 'tax',
})
/** Whoever attacked, the learner's cubes come first. More of them won. */
const fought = (event: OfType<GameEvent, 'battle-decided'>, { me }: ShogunAt) => {
  const [less, more] = [event.attackers, event.defenders].sort((a, b) => a - b)
  return { ...named(event), ...(event.winner === me.seat ? { mine: more!, theirs: less! } : { mine: less!, theirs: more! }) }
}

const TOWER = "section[data-throw], .panel:has(button.tower), #sheet-tower[aria-selected='false']"
const onMap = ({ province }: { province: string }) => `path[data-province='${province}']`

function effectOf(event: OfType<GameEvent, 'event-drawn'>, { view }: ShogunAt): string {
  const cards = [...view.events.open, ...view.events.gone, ...(view.events.current ? [view.events.current] : [])]
  const [first = 0, second = 0] = cards.find(({ card }) => card === event.card)?.amounts ?? []
  return t(`name-effect-${event.effect}`, { first, second })
}

export const STORIES: readonly Story<ShogunAt, GameEvent>[] = [
  of('event-drawn', { id: 'event', told: (event, at) => ({ effect: effectOf(event, at) }), light: ".panel:has(.event), #sheet-round[aria-selected='false']", topic: 'learn-event' }),
  of('bid-revealed', { id: 'bids', when: mine, told: ({ card }) => ({ chests: chestsOf(card) ?? 0 }), topic: 'learn-bids' }),
  of('action-began', { id: 'actions', light: '.table-page > .dock', topic: 'learn-actions' }),
  of('collected', { id: 'collected', when: mine, told: counted, shows: onMap, topic: 'learn-collected' }),
  of('built', { id: 'built', when: mine, told: named, shows: onMap, topic: 'learn-built' }),
  of('deployed', { id: 'deployed', when: mine, told: counted, shows: onMap }),
  of('action-skipped', { id: 'skipped', when: (event, at) => mine(event, at) && event.province !== null, told: named, ruled: true }),
  of('battle-decided', { id: 'won', when: ({ winner }, at) => winner === at.me.seat, told: fought, light: TOWER, topic: 'learn-won' }),
  of('battle-decided', { id: 'lost', when: ({ loser }, at) => loser === at.me.seat, told: fought, light: TOWER, topic: 'learn-lost' }),
  of('card-surrendered', { id: 'surrendered', when: mine, told: named, topic: 'learn-surrendered' }),
  of('revolt-began', { id: 'risen', when: (event, at) => mine(event, at) && collected(event, at), told: named, shows: onMap, topic: 'learn-risen' }),
  of('revolt-began', { id: 'risen-elsewhere', when: (event, at) => others(event, at) && collected(event, at), told: named, shows: onMap, topic: 'learn-risen-elsewhere' }),
  of('round-ended', { id: 'season-over', topic: 'learn-season-over' }),
  of('winter-began', { id: 'winter', topic: 'learn-winter' }),
  of('rice-lost', { id: 'rice-lost', when: mine, told: ({ lost, rice }) => ({ lost, rice }), topic: 'learn-rice-lost' }),
  of('provinces-fed', {
    id: 'fed',
    when: (event, at) => mine(event, at) && event.unsupplied === 0,
    told: ({ provinces }) => ({ provinces }),
    topic: 'learn-fed',
  }),
  of('provinces-fed', {
    id: 'starved',
    when: (event, at) => mine(event, at) && event.unsupplied > 0,
    told: ({ unsupplied }) => ({ count: unsupplied }),
    topic: 'learn-starved',
  }),
  of('scored', { id: 'scored', when: mine, told: (_, at) => ({ points: at.me.points }), light: '.table-page .mine', topic: 'learn-scored' }),
]
