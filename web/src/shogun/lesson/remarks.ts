// What a learner of SHOGUN may come to regret, in a plan and in a march.
import { provinceName } from '../map/words'
import { spaceName } from '../planning/plan/actions'
import { ACTIONS, isProvince, type Space } from '../planning/plan/plan'
import type { Remark } from '../../learn/lesson'
import { threat } from './advice'
import type { Planned, ShogunAt } from './at.svelte'

const BUILDINGS: readonly Space[] = ['castle', 'temple', 'theatre']
const BATTLES: readonly Space[] = ['battle-a', 'battle-b']
/** Actions without a province that are still a plan. */
const FEW = 4
/** So much stronger a neighbour takes what is built. */
const MUCH = 2

/** Something about the card on a space; the card is part of what it is about, so that another one is looked at anew. */
function ofSpace(at: ShogunAt, wrong: (space: Space, card: string, plan: Planned) => boolean): string | null {
  const { plan, view } = at
  if (!plan || plan.ready) return null
  const found = (Object.keys(plan.cards) as Space[]).find((space) => wrong(space, plan.cards[space]!, plan))
  return found ? `${view.season} ${found} ${plan.cards[found]}` : null
}

const spaceIn = (about: string): Space => about.split(' ')[1] as Space
const cardIn = (about: string): string => about.split(' ')[2]!

const ON_SPACE = {
  args: (at: ShogunAt, about: string) => ({
    province: isProvince(cardIn(about)) ? provinceName(cardIn(about)) : '',
    space: spaceName(spaceIn(about)),
    armies: at.view.provinces[cardIn(about)]?.armies ?? 0,
    threat: threat(at, cardIn(about)),
    price: at.plan?.price(spaceIn(about)) ?? 0,
    chests: at.me.chests,
    farmers: at.plan?.outlook?.revolts.find((revolt) => revolt.space === spaceIn(about))?.farmers ?? 0,
  }),
  light: (_: ShogunAt, about: string) => `[data-space='${spaceIn(about)}']`,
  back: (at: ShogunAt, about: string) => () => at.plan?.takeBack(spaceIn(about)),
} satisfies Partial<Remark<ShogunAt>>

/** Something about a plan that is complete. */
const ofPlan = (wrong: (plan: Planned, at: ShogunAt) => boolean) => (at: ShogunAt) =>
  at.plan && !at.plan.ready && at.plan.left === 0 && wrong(at.plan, at) ? at.view.season : null

const warned = (kind: string) => (space: Space, card: string, plan: Planned) =>
  isProvince(card) && plan.outlook?.warnings[space]?.kind === kind

const idle = (plan: Planned): number => ACTIONS.filter((space) => !isProvince(plan.cards[space] ?? 'chest-0')).length

export const REMARKS: readonly Remark<ShogunAt>[] = [
  {
    id: 'unfinished',
    about: ({ plan, view }) => (plan && !plan.ready && plan.hasty && plan.left > 0 ? view.season : null),
    args: ({ plan }) => ({ count: plan?.left ?? 0 }),
    light: "[data-space]:not(:has([data-card]))",
    topic: 'learn-unfinished',
  },
  {
    id: 'vain',
    about: (at) => ofSpace(at, warned('vain')),
    ...ON_SPACE,
    rule: (at, about) => at.plan?.outlook?.warnings[spaceIn(about)]?.rule ?? null,
  },
  { id: 'unpaid', about: (at) => ofSpace(at, warned('chests')), ...ON_SPACE, topic: 'learn-unpaid' },
  {
    id: 'anger',
    about: (at) => ofSpace(at, (space, _, plan) => plan.outlook?.revolts.some((revolt) => revolt.space === space) ?? false),
    ...ON_SPACE,
    topic: 'learn-anger',
  },
  {
    id: 'thin',
    about: (at) => ofSpace(at, (space, card) => BATTLES.includes(space) && at.own[card]?.armies === 2),
    ...ON_SPACE,
    topic: 'learn-thin',
  },
  {
    id: 'doomed',
    about: (at) =>
      ofSpace(at, (space, card) => BUILDINGS.includes(space) && threat(at, card) - (at.own[card]?.armies ?? 99) > MUCH),
    ...ON_SPACE,
    topic: 'learn-doomed',
  },
  {
    id: 'hungry',
    about: ofPlan((plan, { view }) => view.season === 'autumn' && (plan.outlook?.rice.short[1] ?? 0) > 0),
    args: ({ plan }) => ({ after: plan?.outlook?.rice.after ?? 0, need: plan?.outlook?.rice.need[1] ?? 0 }),
    light: "[data-space='rice']",
    topic: 'learn-hungry',
  },
  {
    id: 'broke',
    about: ofPlan((plan, { view }) => view.season !== 'autumn' && plan.outlook?.purse.end === 0),
    light: "[data-space='tax']",
    topic: 'learn-broke',
  },
  {
    id: 'idle',
    about: ofPlan((plan) => idle(plan) > FEW),
    args: ({ plan }) => ({ count: plan ? idle(plan) : 0 }),
    light: '[data-hand]',
    topic: 'learn-idle',
  },
  {
    id: 'lone',
    about: ({ march }) => (march && march.against > 0 && march.armies === 1 ? `${march.origin} ${march.target}` : null),
    args: ({ march }) => ({ province: provinceName(march!.target), against: march!.against }),
    back: ({ march }) => march?.leave ?? null,
    topic: 'learn-lone',
  },
  {
    id: 'weak',
    about: ({ march }) =>
      march && march.armies > 1 && march.armies <= march.against ? `${march.origin} ${march.target} ${march.armies}` : null,
    args: ({ march }) => ({ province: provinceName(march!.target), against: march!.against, armies: march!.armies }),
    back: ({ march }) => march?.leave ?? null,
    topic: 'learn-weak',
  },
]
