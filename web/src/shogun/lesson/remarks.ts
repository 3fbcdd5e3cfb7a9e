// What a learner of SHOGUN may come to regret, in a plan and in a march. What is wrong is the adviser's verdict: it has
// nothing against what it suggests itself.
import { provinceName } from '../map/words'
import { cardName, spaceName } from '../planning/plan/actions'
import { isProvince, type Space } from '../planning/plan/plan'
import type { Topic } from '../../net/wire'
import type { Objection } from '../../net/messages'
import type { Args } from '../../text/t'
import type { Remark } from '../../learn/lesson'
import type { ShogunAt } from './at.svelte'

/** The first objection of a kind to the cards that lie there. */
function toPlan(at: ShogunAt, id: string): Objection | null {
  const { plan } = at
  if (!plan || plan.ready) return null
  return plan.advice?.objections.find((objection) => objection.id === id && objection.space !== null) ?? null
}

const spaceOf = ({ space }: Objection): Space => space as Space

function argsOf({ args, space }: Objection): Args {
  const { province = '' } = args
  return { ...args, province: province ? provinceName(String(province)) : '', space: space ? spaceName(space as Space) : '' }
}

/** What would be better, for the sentence after the remark. */
const betterThan = ({ instead, points }: Objection): Args | null =>
  instead === null ? null : { card: isProvince(instead) ? cardName(instead) : 'none', points: Math.round(10 * points) / 10 }

/** Something about a card on a space; the card is part of what it is about, so that another one is looked at anew. */
const ofSpace = (id: string, topic?: Topic): Remark<ShogunAt> => ({
  id,
  about: (at) => {
    const found = toPlan(at, id)
    return found ? `${at.view.season} ${spaceOf(found)} ${at.plan!.cards[spaceOf(found)]}` : null
  },
  args: (at) => argsOf(toPlan(at, id)!),
  better: (at) => betterThan(toPlan(at, id)!),
  light: (at) => `[data-space='${spaceOf(toPlan(at, id)!)}']`,
  rule: (at) => (topic ? null : String(toPlan(at, id)!.args.rule ?? '') || null),
  back: (at) => {
    const space = spaceOf(toPlan(at, id)!)
    return () => at.plan?.takeBack(space)
  },
  ...(topic && { topic }),
})

/** Something about a plan that is complete. */
const ofPlan = (id: string, light: string, topic: Topic): Remark<ShogunAt> => ({
  id,
  about: (at) => (toPlan(at, id) ? at.view.season : null),
  args: (at) => argsOf(toPlan(at, id)!),
  light,
  topic,
})

/** Something about the march that is chosen. */
const ofMarch = (id: string, topic: Topic): Remark<ShogunAt> => ({
  id,
  about: ({ march }) => (march?.objection?.id === id ? `${march.origin} ${march.target} ${march.objection.args.armies}` : null),
  args: ({ march }) => argsOf(march!.objection!),
  back: ({ march }) => march?.leave ?? null,
  topic,
})

export const REMARKS: readonly Remark<ShogunAt>[] = [
  {
    id: 'unfinished',
    about: ({ plan, view }) => (plan && !plan.ready && plan.hasty && plan.left > 0 ? view.season : null),
    args: ({ plan }) => ({ count: plan?.left ?? 0 }),
    light: "[data-space]:not(:has([data-card]))",
    topic: 'learn-unfinished',
  },
  ofSpace('vain'),
  ofSpace('unpaid', 'learn-unpaid'),
  ofSpace('anger', 'learn-anger'),
  ofSpace('thin', 'learn-thin'),
  ofSpace('hopeless'),
  ofSpace('doomed', 'learn-doomed'),
  ofPlan('hungry', "[data-space='rice']", 'learn-hungry'),
  ofPlan('broke', "[data-space='tax']", 'learn-broke'),
  ofPlan('idle', '[data-hand]', 'learn-idle'),
  ofMarch('lone', 'learn-lone'),
  ofMarch('weak', 'learn-weak'),
]
