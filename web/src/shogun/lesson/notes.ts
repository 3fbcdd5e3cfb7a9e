// What to look at and what to do in a first year of SHOGUN. Spring is shown space by space; then the learner plans alone.
import { provinceName } from '../map/words'
import type { Season } from '../view'
import type { Topic } from '../../net/wire'
import { cardName, spaceName } from '../planning/plan/actions'
import type { Space } from '../planning/plan/plan'
import { t } from '../../text/t'
import type { Note } from '../../learn/lesson'
import { advised, advisedOn, elsewhere, wantedOf } from './advice'
import type { ShogunAt } from './at.svelte'

type When = Note<ShogunAt>['when']

const planning = (season: Season, more: When = () => true): When => (at) =>
  at.plan !== null && !at.plan.ready && at.view.season === season && more(at)
const deciding = (...kinds: string[]): When => ({ view, me }) =>
  kinds.includes(view.decision ?? '') && view.table.awaited.includes(me.seat)
const empty = (...spaces: Space[]): When => ({ plan }) => spaces.every((space) => !plan?.cards[space])
/** What the plan would do is known, which takes a moment. */
const foreseen: When = ({ plan }) => plan?.outlook != null
/** Complete, and the adviser has looked at it: nobody is sent on before it could object. */
const complete: When = ({ plan }) => plan?.left === 0 && plan.advice !== null

const spaces = (...names: Space[]) => names.map((name) => `[data-space='${name}']`).join(', ')
const card = (name: string) => `[data-hand] [data-card='${name}']`

/** A space of the plan that should get a card, and the province that the adviser has for it. */
const lay = (id: string, on: Space[], topic: Topic): Note<ShogunAt> => ({
  id,
  task: true,
  when: planning('spring', (at) => empty(...on)(at) && advised(at, on) !== null),
  args: (at) => {
    const { space, card: province, why } = advised(at, on)!
    return {
      province: provinceName(province),
      tax: at.own[province]?.tax ?? 0,
      rice: at.own[province]?.rice ?? 0,
      provinces: Object.keys(at.own).length,
      space: spaceName(space),
      why,
    }
  },
  wants: (at) => wantedOf(advised(at, on)!, at),
  light: (at) => {
    const found = advised(at, on)
    return found ? `${spaces(found.space)}, ${card(found.card)}` : spaces(...on)
  },
  topic,
})

const marked = ({ own }: ShogunAt): string[] => Object.keys(own).filter((name) => own[name]!.revolt_markers > 0)

export const NOTES: readonly Note<ShogunAt>[] = [
  { id: 'hello', when: planning('spring'), args: ({ me }) => ({ colour: t(`name-colour-${me.colour}`).toLowerCase() }), light: '.table-page .mine' },
  { id: 'aim', when: planning('spring'), topic: 'learn-aim', light: ".left .panel:has(caption), #sheet-score[aria-selected='false']" },
  { id: 'row', when: planning('spring'), topic: 'learn-row', light: '[data-space]' },
  { id: 'cards', when: planning('spring'), topic: 'learn-cards', light: '[data-hand]' },
  {
    id: 'elsewhere',
    when: planning('spring', (at) => elsewhere(at) !== null),
    about: (at) => at.wanted ?? '',
    args: (at) => {
      const { space, card, there } = elsewhere(at)!
      return { card: cardName(card), space: spaceName(space), there: there ? spaceName(there) : 'none' }
    },
  },
  lay('tax', ['tax'], 'learn-tax'),
  lay('rice', ['rice'], 'learn-rice'),
  { id: 'markers', when: planning('spring', ({ plan }) => Boolean(plan?.cards.tax && plan.cards.rice)), topic: 'learn-markers', light: spaces('tax', 'rice') },
  lay('build', ['castle', 'temple', 'theatre'], 'learn-build'),
  lay('deploy', ['deploy-5', 'deploy-3'], 'learn-deploy'),
  lay('battle', ['battle-a', 'battle-b'], 'learn-battle'),
  {
    id: 'bid',
    task: true,
    when: planning('spring', (at) => empty('bid')(at) && advisedOn(at, 'bid') !== null),
    args: (at) => {
      const { card, why } = advisedOn(at, 'bid')!
      return { card: cardName(card), why }
    },
    wants: (at) => wantedOf(advisedOn(at, 'bid')!, at),
    topic: 'learn-bid',
    light: spaces('bid'),
  },
  {
    id: 'rest',
    task: true,
    when: planning('spring', ({ plan }) => (plan?.left ?? 0) > 0),
    args: ({ plan }) => ({ count: plan?.left ?? 0 }),
    topic: 'learn-rest',
    light: '[data-space]:not(:has([data-card]))',
  },
  { id: 'ready', task: true, when: planning('spring', complete), light: '[data-ready]' },
  { id: 'place', stays: true, when: deciding('place'), topic: 'learn-place' },
  { id: 'six', stays: true, when: deciding('deploy-armies'), topic: 'learn-six' },
  { id: 'move', stays: true, when: deciding('move-to'), topic: 'learn-move' },
  { id: 'march', stays: true, when: deciding('march-to', 'march-armies'), topic: 'learn-march', light: '.targets, .armies' },
  { id: 'reinforce', stays: true, when: deciding('reinforce'), topic: 'learn-reinforce' },
  {
    id: 'summer-markers',
    when: planning('summer', (at) => marked(at).length > 0),
    args: (at) => ({ province: provinceName(marked(at)[0]!), count: marked(at).length }),
    light: (at) => marked(at).map((name) => `path[data-province='${name}']`).join(', '),
    topic: 'learn-summer-markers',
  },
  { id: 'summer', when: planning('summer'), light: '[data-space]' },
  { id: 'summer-ready', task: true, when: planning('summer', complete), light: '[data-ready]' },
  {
    id: 'autumn',
    when: planning('autumn', foreseen),
    args: ({ plan, me, own }) => ({ provinces: Object.keys(own).length, rice: me.rice, need: plan?.outlook?.rice.safe ?? 0 }),
    topic: 'learn-autumn',
    light: spaces('rice'),
  },
  { id: 'autumn-most', when: planning('autumn', foreseen), topic: 'learn-autumn-most', light: spaces('castle', 'temple', 'theatre') },
  { id: 'autumn-ready', task: true, when: planning('autumn', complete), light: '[data-ready]' },
  { id: 'next-revolt', stays: true, when: deciding('next-revolt'), topic: 'learn-next-revolt' },
]
