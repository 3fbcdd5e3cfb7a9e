// What a learner of SHOGUN NO KATANA may come to regret: said while a place is looked at, before the figure goes there.
import { coinsOf, lineName, resourceName, swordName } from '../names'
import { isPass } from '../asking/picks'
import type { Remark } from '../../learn/lesson'
import { type KatanaAt, lineLooked, wanting } from './at'
import { joined } from '../../text/lists'

/** Coins with which little can be bought. */
const FEW = 2

type Looked = NonNullable<KatanaAt['looked']>

/** About the place that is looked at, where something is wrong with it; once a round for each place and figure. */
const looking = (wrong: (looked: Looked, at: KatanaAt) => boolean) => (at: KatanaAt) =>
  at.looked && wrong(at.looked, at) ? `${at.view.round} ${at.looked.place} ${at.looked.monk ? 'monk' : 'worker'} ${at.me.workers}` : null

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
    about: looking(({ monk }, { forge }) => monk && forge !== null && forge.after_monk < FEW),
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
