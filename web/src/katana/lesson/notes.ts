// What to look at and what to do in a first round of SHOGUN NO KATANA.
import { coinsOf, lineName, resourceName } from '../names'
import type { Note } from '../../learn/lesson'
import { bestLine, type KatanaAt, lacking, swordsIn } from './at.svelte'
import { bestSword, favourite, rather } from './at.svelte'
import { joined } from '../../text/lists'
import { placeName } from '../telling/teller'

type When = Note<KatanaAt>['when']

const asked = (...kinds: string[]): When => ({ view, asked }) => asked && kinds.includes(view.decision ?? '')
const turn = (more: When = () => true): When => (at) => asked('turn')(at) && at.looked === null && more(at)
const some = (word: RegExp): When => ({ view }) => view.moves.some(({ pick }) => word.test(pick))
/** Where a Worker helps without a Sword. */
const AREAS = ['komainu', 'market', 'palace', 'academy']
const areaOf = (at: KatanaAt): string => favourite(at, AREAS) ?? ''

/** On a phone: the page to turn to, as long as another one lies open. */
const tab = (name: string) => `#katana-tab-${name}[aria-selected='false']`

/** Decisions that have a sentence of their own. */
const DECISIONS = [
  'starting-sword',
  'buying',
  'taking-a-card',
  'forging',
  'advancing',
  'decorating',
  'family',
  'rooms',
  'komainu-effect',
  'academy-gift',
  'palace-gift',
  'sashimono',
  'delivery',
  'project',
  'exchange',
  'aside',
  'end-of-turn',
] as const

export const NOTES: readonly Note<KatanaAt>[] = [
  ...DECISIONS.map((kind): Note<KatanaAt> => ({ id: `at-${kind}`, when: asked(kind), topic: `learn-at-${kind}` })),
  { id: 'deliver', task: true, when: turn(some(/^deliver-/)), topic: 'learn-deliver', light: "[data-pick^='deliver-']" },
  { id: 'hello', when: turn(), light: '.katana-page .mine' },
  { id: 'forge', when: turn(), light: `.katana-page .my-forge, ${tab('forge')}`, topic: 'learn-forge' },
  { id: 'recipe', when: turn(), light: '.my-forge [data-cell]:has(.sword)', topic: 'learn-recipe' },
  {
    id: 'figures',
    when: turn(),
    args: ({ me, view }) => ({ workers: me.workers, monks: me.monks, coins: coinsOf(view.offering) }),
    light: '.katana-page .washitsu .workers',
    topic: 'learn-figures',
  },
  {
    id: 'last',
    task: true,
    when: turn(({ me }) => me.workers === 0),
    args: ({ view }) => ({ monks: view.moves.some(({ pick }) => pick.startsWith('monk-')) ? 1 : 0 }),
    light: `[data-pick^='pass-'], ${tab('cards')}`,
    topic: 'learn-last',
  },
  {
    id: 'several',
    task: true,
    when: turn((at) => bestLine(at, true) !== null),
    args: (at) => ({ line: lineName(bestLine(at, true)!.line), count: bestLine(at, true)!.moves }),
    light: (at) => `[data-pick='${bestLine(at, true)?.line}'], ${tab('forge')}`,
    topic: 'learn-several',
  },
  {
    id: 'sword',
    task: true,
    when: turn((at) => rather(at, bestSword(at))),
    args: (at) => ({ count: swordsIn(at) }),
    light: (at) => `[data-pick='${bestSword(at)}'], ${tab('town')}`,
    topic: 'learn-sword',
  },
  {
    id: 'market',
    task: true,
    when: turn((at) => at.can('market') && lacking(at).length > 0 && rather(at, 'market')),
    args: (at) => ({ missing: joined(lacking(at).map(resourceName)), coins: coinsOf(at.me.coins) }),
    light: `[data-pick='market'], ${tab('town')}`,
    topic: 'learn-market',
  },
  {
    id: 'one',
    task: true,
    when: turn((at) => bestLine(at) !== null),
    args: (at) => ({ line: lineName(bestLine(at)!.line) }),
    light: (at) => `[data-pick='${bestLine(at)?.line}'], ${tab('forge')}`,
    topic: 'learn-one',
  },
  {
    id: 'elsewhere',
    task: true,
    when: turn((at) => areaOf(at) !== ''),
    args: (at) => ({ place: placeName(areaOf(at)) }),
    light: (at) => `[data-pick='${areaOf(at)}'], ${tab('town')}`,
    topic: 'learn-elsewhere',
  },
]
