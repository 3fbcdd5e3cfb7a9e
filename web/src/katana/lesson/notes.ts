// What to look at and what to do in a first round of SHOGUN NO KATANA.
import { coinsOf, lineName, resourceName } from '../names'
import type { Note } from '../../learn/lesson'
import { bestLine, type KatanaAt, lacking, swordsIn } from './at'
import { joined } from '../../text/lists'

type When = Note<KatanaAt>['when']

const asked = (...kinds: string[]): When => ({ view, asked }) => asked && kinds.includes(view.decision ?? '')
const turn = (more: When = () => true): When => (at) => asked('turn')(at) && at.looked === null && more(at)
const some = (word: RegExp): When => ({ view }) => view.moves.some(({ pick }) => word.test(pick))

/** On a phone: the page to turn to, as long as another one lies open. */
const tab = (name: string) => `#katana-tab-${name}[aria-selected='false']`

/** Swords in the Forge from which on it is time to move them. */
const ENOUGH = 3

/** Decisions that have a sentence of their own, and the rule behind each. */
const DECISIONS: readonly (readonly [kind: string, rule: string])[] = [
  ['starting-sword', 'setup.choose-a-sword'],
  ['buying', 'market.buy-resources'],
  ['taking-a-card', 'market.take-a-card'],
  ['forging', 'movement.golden-rule'],
  ['advancing', 'academy.advance-a-decorator'],
  ['decorating', 'academy.decorate-resources'],
  ['family', 'palace.add-a-member'],
  ['rooms', 'palace.use-each-room-once'],
  ['komainu-effect', 'komainu.monk-acts-elsewhere'],
  ['academy-gift', 'academy.others-decorate-one'],
  ['palace-gift', 'palace.others-one-room'],
  ['sashimono', 'houses.sashimono-on-the-sword'],
  ['delivery', 'delivery.take-row-and-column'],
  ['project', 'project.from-the-sword'],
  ['exchange', 'cards.own-cards'],
  ['aside', 'delivery.complete-swords-only'],
  ['end-of-turn', 'cards.finished-in-the-moment'],
]

export const NOTES: readonly Note<KatanaAt>[] = [
  ...DECISIONS.map(([kind, rule]): Note<KatanaAt> => ({ id: `at-${kind}`, when: asked(kind), rule })),
  { id: 'deliver', task: true, when: turn(some(/^deliver-/)), rule: 'delivery.complete-swords-only', light: "[data-pick^='deliver-']" },
  { id: 'hello', when: turn(), light: '.katana-page .mine' },
  { id: 'forge', when: turn(), light: `.katana-page .my-forge, ${tab('forge')}`, rule: 'movement.golden-rule' },
  { id: 'recipe', when: turn(), light: '.my-forge [data-cell]:has(.sword)', rule: 'movement.recipe-order' },
  {
    id: 'figures',
    when: turn(),
    args: ({ me, view }) => ({ workers: me.workers, monks: me.monks, coins: coinsOf(view.offering) }),
    light: '.katana-page .washitsu .workers',
    rule: 'turn.available-workers',
  },
  {
    id: 'last',
    task: true,
    when: turn(({ me }) => me.workers === 0),
    args: ({ view }) => ({ monks: view.moves.some(({ pick }) => pick.startsWith('monk-')) ? 1 : 0 }),
    light: `[data-pick^='pass-'], ${tab('cards')}`,
    rule: 'pass.take-an-honor-card',
  },
  {
    id: 'several',
    task: true,
    when: turn((at) => (bestLine(at)?.moves ?? 0) > 1),
    args: (at) => ({ line: lineName(bestLine(at)!.line), count: bestLine(at)!.moves }),
    light: (at) => `[data-pick='${bestLine(at)?.line}'], ${tab('forge')}`,
    rule: 'forge.activated-only',
  },
  {
    id: 'sword',
    task: true,
    when: turn((at) => swordsIn(at) < ENOUGH && some(/^(red|blue|white|green)-\d$/)(at)),
    args: (at) => ({ count: swordsIn(at) }),
    light: `.katana-page .houses, ${tab('town')}`,
    rule: 'houses.take-a-sword',
  },
  {
    id: 'market',
    task: true,
    when: turn((at) => at.can('market') && lacking(at).length > 0 && at.me.coins > 0),
    args: (at) => ({ missing: joined(lacking(at).map(resourceName)), coins: coinsOf(at.me.coins) }),
    light: `[data-pick='market'], ${tab('town')}`,
    rule: 'market.buy-resources',
  },
  {
    id: 'one',
    task: true,
    when: turn((at) => bestLine(at) !== null),
    args: (at) => ({ line: lineName(bestLine(at)!.line) }),
    light: (at) => `[data-pick='${bestLine(at)?.line}'], ${tab('forge')}`,
    rule: 'movement.right-in-its-row',
  },
  { id: 'elsewhere', task: true, when: turn(), light: `:is([data-pick='komainu'], [data-pick='palace'], [data-pick='academy']), ${tab('town')}`, rule: 'komainu.take-coins' },
]
