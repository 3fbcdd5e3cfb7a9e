// What the lesson of SHOGUN looks at: the table, the plan that is being laid, and the march that is being chosen.
import { choiceFor, questionOf } from '../asking/choice.svelte'
import { type News, newsOf } from '../news/news.svelte'
import { outlookOf } from '../season/winter-preview'
import { armiesMove } from '../words'
import { untrack } from 'svelte'
import { Advising } from '../../asking/advising.svelte'
import { questionAt } from '../../net/answers.svelte'
import { anyOf } from '../../net/happenings'
import { ofTable } from '../../net/lasting.svelte'
import type { Advice, Objection } from '../../net/messages'
import { numberOf } from '../../net/words'
import type { GameEvent, Player, Province, Table, View } from '../view'
import { current } from '../planning/plan/current.svelte'
import type { Outlook } from '../planning/plan/plan-summary'
import type { Plan, Space } from '../planning/plan/plan'
import type { Moment } from '../../learn/lesson'

export interface Planned {
  cards: Plan
  /** In the order of the moves. */
  spaces: readonly Space[]
  /** Spaces that still need a card. */
  left: number
  ready: boolean
  /** Somebody pressed Ready too early. */
  hasty: boolean
  outlook: Outlook | null
  /** What the adviser says of the cards that lie there; null while it is asked. */
  advice: Advice | null
  takeBack: (space: Space) => void
}

/** A march that is chosen but not sent. */
export interface March {
  origin: string
  target: string
  /** What the adviser has against it. */
  objection: Objection | null
  leave: () => void
}

export interface ShogunAt extends Moment<GameEvent> {
  view: View
  me: Player
  /** One's own provinces by name. */
  own: Record<string, Province>
  plan: Planned | null
  march: March | null
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

const MARCHES = new Set(['march-to', 'march-armies'])

export function look(table: Table, moment: Moment<GameEvent>): ShogunAt | null {
  const { view } = table
  if (!view || view.seat === null) return null
  const { seat } = view
  const own = Object.fromEntries(Object.entries(view.provinces).filter(([, province]) => province.owner === seat))
  const news = newsOf(table).current
  const plan = planOf(table)
  return {
    ...moment,
    waits: plan !== null && !plan.ready && plan.advice === null,
    recent: upTo(news, moment.recent as readonly GameEvent[]),
    view,
    me: view.players[seat]!,
    own,
    plan,
    march: marchOf(table, view),
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
  const { plan: cards, spaces, left, ready, hasty, outlook, consulted: advice } = planner
  return { cards, spaces, left, ready, hasty, outlook, advice, takeBack: (space) => planner.takeBack(space) }
}

/** The adviser at a march: asked at once, so that what it says is there when a march is chosen. */
const consulting = ofTable((table: Table) => {
  const advising = new Advising(table)
  const question = $derived(MARCHES.has(table.view?.decision ?? '') ? questionAt(table) : null)
  $effect(() => {
    if (question !== null && table.card?.hints) void untrack(() => advising.ask())
  })
  return advising
})

function marchOf(table: Table, view: View): March | null {
  const advice = consulting(table).now
  const choice = choosing(table).now
  if (!choice || !table.asked || !MARCHES.has(view.decision ?? '')) return null
  const { origin = '', target: fixed } = anyOf(view.about)
  const target = fixed ?? choice.picked
  if (!target || !view.provinces[target]) return null
  const most = outlookOf(view).marching
  const moves = [...(fixed ? [] : [numberOf('shogun', target)!]), armiesMove(Math.min(choice.armies ?? most, most))]
  const objection = advice?.objections.find((other) => other.moves.join() === moves.join()) ?? null
  return { origin, target, objection, leave: () => choice.clear() }
}
