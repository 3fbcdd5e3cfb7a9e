// What the lesson of SHOGUN looks at: the table, the plan that is being laid, and the march that is being chosen.
import { choiceFor, questionOf } from '../asking/choice.svelte'
import { type News, newsOf } from '../news/news.svelte'
import { farmersIn } from '../fights/clash'
import { outlookOf } from '../season/winter-preview'
import { answersTo } from '../../net/answers.svelte'
import { anyOf } from '../../net/happenings'
import { ofTable } from '../../net/lasting.svelte'
import type { Fronts } from '../../net/wire'
import type { GameEvent, Player, Province, Table, View } from '../view'
import { current } from '../planning/plan/current.svelte'
import type { Outlook } from '../planning/plan/plan-summary'
import type { Card, Plan, Space } from '../planning/plan/plan'
import type { Moment } from '../../learn/lesson'

export interface Planned {
  cards: Plan
  /** Spaces that still need a card. */
  left: number
  ready: boolean
  /** Somebody pressed Ready too early. */
  hasty: boolean
  outlook: Outlook | null
  price: (space: Space) => number
  takeBack: (space: Space) => void
}

/** A march that is chosen but not sent. */
export interface March {
  origin: string
  target: string
  armies: number
  /** Who stands against it, armies or farmers; 0 in one's own province. */
  against: number
  leave: () => void
}

export interface ShogunAt extends Moment<GameEvent> {
  view: View
  me: Player
  /** One's own provinces by name. */
  own: Record<string, Province>
  plan: Planned | null
  march: March | null
  /** What one's own provinces have to fear and could attack; null until the server has said so. */
  fronts: Fronts['provinces'] | null
  /** Whether something is still to be seen before the game goes on. */
  news: boolean
}

/** What is chosen for the question of now. It is asked for by itself: whoever makes a choice does not hear of its changes. */
const choosing = ofTable((table: Table) => {
  const now = $derived(table.view ? choiceFor(table, questionOf(table.view)) : null)
  return {
    get now() {
      return now
    },
  }
})

const frontsAt = answersTo<Fronts>('fronts')

const MARCHES = new Set(['march-to', 'march-armies'])

export function look(table: Table, moment: Moment<GameEvent>): ShogunAt | null {
  const { view } = table
  if (!view || view.seat === null) return null
  const { seat } = view
  const own = Object.fromEntries(Object.entries(view.provinces).filter(([, province]) => province.owner === seat))
  const news = newsOf(table).current
  return {
    ...moment,
    recent: upTo(news, moment.recent as readonly GameEvent[]),
    view,
    me: view.players[seat]!,
    own,
    plan: planOf(table),
    march: marchOf(table, view, seat),
    fronts: frontsAt(table).found?.provinces ?? null,
    news: news !== null,
  }
}

/** What came after the fight or the season that is being looked at is told after it. */
export function upTo(news: News | null, recent: readonly GameEvent[]): readonly GameEvent[] {
  const last = news?.type === 'fight' ? news.fight.events.at(-1) : recent.find(({ type }) => news?.type === 'season' && type === 'round-ended')
  const at = last ? recent.indexOf(last) : -1
  return at < 0 ? recent : recent.slice(0, at + 1)
}

function planOf(table: Table): Planned | null {
  const { planner } = current
  if (planner?.table !== table || !table.view!.table.sealed) return null
  const { plan: cards, left, ready, hasty, outlook } = planner
  return { cards, left, ready, hasty, outlook, price: (space) => planner.price(space), takeBack: (space) => planner.takeBack(space) }
}

function marchOf(table: Table, view: View, seat: number): March | null {
  const choice = choosing(table).now
  if (!choice || !table.asked || !MARCHES.has(view.decision ?? '')) return null
  const { origin = '', target: fixed } = anyOf(view.about)
  const target = fixed ?? choice.picked
  const from = view.provinces[origin]
  const to = target === null ? undefined : view.provinces[target]
  if (!from || !to || target === null) return null
  const most = outlookOf(view).marching
  const against = to.owner === seat ? 0 : (to.armies || farmersIn(table, target))
  return { origin, target, armies: Math.min(choice.armies ?? most, most), against, leave: () => choice.clear() }
}

/** The space on which a province's card lies. */
export const spaceWith = (plan: Planned, card: Card): Space | null =>
  (Object.keys(plan.cards) as Space[]).find((space) => plan.cards[space] === card) ?? null
