// What a learner of SHOGUN NO KATANA may come to regret: said while a place is looked at, before the figure goes there.
import { coinsOf, lineName, resourceName, swordName } from '../names'
import { isPass } from '../asking/picks'
import type { Remark } from '../../learn/lesson'
import { type KatanaAt, lineLooked, wanting } from './at.svelte'
import { joined } from '../../text/lists'

type Looked = NonNullable<KatanaAt['looked']>

const wordFor = ({ place, monk }: Looked): string => (monk ? `monk-${place}` : place)

/** About the place that is looked at, where something is wrong with it; once a round for each place and figure. What
 *  would be suggested is never wrong. */
const looking = (wrong: (looked: Looked, at: KatanaAt) => boolean) => (at: KatanaAt) =>
  at.looked && at.suggested !== wordFor(at.looked) && wrong(at.looked, at) ? `${at.view.round} ${at.looked.place} ${at.looked.monk ? 'monk' : 'worker'} ${at.me.workers}` : null

const BACK = { back: (at: KatanaAt) => at.leave } satisfies Partial<Remark<KatanaAt>>

export const REMARKS: readonly Remark<KatanaAt>[] = [
  {
    id: 'early',
    about: looking(({ place }, { me }) => isPass(place) && me.workers > 0),
    args: ({ me }) => ({ count: me.workers }),
    ...BACK,
    topic: 'learn-early',
  },
  {
    id: 'still',
    about: looking(({ monk }, at) => lineLooked(at)?.[monk ? 'monk' : 'worker'].moves.length === 0),
    args: (at) => ({ line: lineName(lineLooked(at)!.line) }),
    ...BACK,
    rule: (at) => Object.values(lineLooked(at)?.worker.blocked ?? {})[0] ?? null,
    topic: 'learn-still',
  },
  {
    id: 'idle-monk',
    about: looking(({ monk }, at) => {
      const line = lineLooked(at)
      return monk && line !== null && line.monk.moves.length <= line.worker.moves.length
    }),
    args: ({ view }) => ({ coins: coinsOf(view.offering) }),
    ...BACK,
    topic: 'learn-idle-monk',
  },
  {
    id: 'better-monk',
    about: looking(({ place, monk }, at) => {
      const line = lineLooked(at)
      return !monk && line !== null && at.can(`monk-${place}`) && line.monk.moves.length > line.worker.moves.length
    }),
    args: ({ view }) => ({ coins: coinsOf(view.offering) }),
    topic: 'learn-better-monk',
  },
  {
    id: 'blocked',
    about: looking(({ monk }, at) => {
      const line = lineLooked(at)?.[monk ? 'monk' : 'worker']
      return line !== undefined && line.moves.length > 0 && Object.keys(line.blocked).length > 0
    }),
    args: (at) => ({ sword: swordName(Object.keys(lineLooked(at)?.worker.blocked ?? {})[0] ?? '') }),
    ...BACK,
    rule: (at) => Object.values(lineLooked(at)?.worker.blocked ?? {})[0] ?? null,
  },
  {
    id: 'poor-monk',
    about: looking(({ place, monk }, at) => monk && at.worse(`monk-${place}`) > at.worse(place)),
    args: ({ view, forge }) => ({ coins: coinsOf(view.offering), left: forge?.after_monk ?? 0 }),
    ...BACK,
    topic: 'learn-poor-monk',
  },
  {
    id: 'unfit',
    about: looking((_, at) => (wanting(at)?.short ?? 0) > 0),
    args: (at) => {
      const { sword, missing, price, coins } = wanting(at)!
      return { sword: swordName(sword), missing: joined([...new Set(missing)].map(resourceName)), price: coinsOf(price), coins: coinsOf(coins) }
    },
    ...BACK,
    topic: 'learn-unfit',
  },
]
