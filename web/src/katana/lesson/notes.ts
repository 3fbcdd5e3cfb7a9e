// What to look at and what to do in a first round of SHOGUN NO KATANA. What to do is what the adviser suggests: in a
// lesson it follows the lesson's path for as long as the learner does.
import { selectorOf } from '../../asking/advising.svelte'
import type { Note } from '../../learn/lesson'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import { isPass } from '../asking/picks'
import { coinsOf, lineName, resourceName } from '../names'
import { placeName } from '../telling/teller'
import { HOUSES } from '../view'
import { type KatanaAt, lacking, shownMoves, suggestedLine, suggestedPlace, swordsIn } from './at.svelte'

type When = Note<KatanaAt>['when']

const asked = (...kinds: string[]): When => ({ view, asked }) => asked && kinds.includes(view.decision ?? '')
const turn = (more: When = () => true): When => (at) => asked('turn')(at) && at.looked === null && more(at)
const looking = (more: When): When => (at) => asked('turn')(at) && at.looked !== null && more(at)
const starts = (at: KatanaAt, ...words: readonly string[]): boolean => words.some((word) => at.suggested?.startsWith(word))
/** A Worker at one of these places is suggested. */
const worker = (...places: readonly string[]): When =>
  turn((at) => {
    const found = suggestedPlace(at)
    return found !== null && !found.monk && places.some((place) => found.place.startsWith(place))
  })

/** On a phone: the page to turn to, as long as another one lies open. */
const tab = (name: string) => `#katana-tab-${name}[aria-selected='false']`
const here = (at: KatanaAt): string => suggestedPlace(at)?.place ?? at.suggested ?? ''
const at = (name: string) => (moment: KatanaAt) => `[data-pick='${here(moment)}'], ${tab(name)}`
const suggestion = ({ suggested }: KatanaAt): string => (suggested === null ? '' : selectorOf([{ kind: 'pick', name: suggested }]))

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
  // Before the first question: a rival may place a Worker before one's own turn.
  // It needs no advice, and doesn't go while advice is asked for anew: whoever presses its button means it.
  { id: 'hello', when: ({ asked, waits }) => asked || waits === true, light: '.katana-page .mine' },
  {
    id: 'deliver',
    task: true,
    when: (at) => asked('turn', 'end-of-turn')(at) && at.looked === null && at.view.moves.some(({ pick }) => pick.startsWith('deliver-')),
    topic: 'learn-deliver',
    light: "[data-pick^='deliver-'], [data-move^='deliver-']",
  },
  ...DECISIONS.map((kind): Note<KatanaAt> => ({ id: `at-${kind}`, when: asked(kind), topic: `learn-at-${kind}`, light: suggestion })),
  { id: 'forge', when: turn(), light: `.katana-page .my-forge, ${tab('forge')}`, topic: 'learn-forge' },
  { id: 'recipe', when: turn(), light: '.my-forge [data-cell]:has(.sword)', topic: 'learn-recipe' },
  {
    id: 'figures',
    when: turn(),
    args: ({ me, view }) => ({ workers: me.workers, monks: me.monks, coins: coinsOf(view.offering) }),
    light: '.katana-page .washitsu .workers',
    topic: 'learn-figures',
  },
  { id: 'further', when: turn(({ view }) => view.round > 1) },
  {
    id: 'confirm-line',
    task: true,
    when: looking((at) => shownMoves(at) > 0),
    args: (at) => ({ button: t('web-katana-as-shown', { count: shownMoves(at) }) }),
    light: '[data-as-shown]',
  },
  {
    id: 'confirm',
    task: true,
    when: looking((at) => shownMoves(at) === 0),
    args: ({ looked, view }) => ({
      button: t(isPass(looked?.place ?? '') ? 'web-bench-do-pass' : looked?.monk ? 'web-bench-do-monk' : 'web-bench-do-worker', { coins: view.offering }),
    }),
    light: '.look [data-do]',
  },
  {
    id: 'last',
    task: true,
    when: turn((at) => starts(at, 'pass-')),
    args: ({ me }) => ({ workers: me.workers }),
    light: `[data-pick^='pass-'], ${tab('cards')}`,
    topic: 'learn-last',
  },
  { id: 'card', task: true, when: turn((at) => starts(at, 'play-', 'buy-')), light: (at) => `${suggestion(at)}, ${tab('cards')}`, topic: 'learn-card' },
  {
    id: 'monk',
    task: true,
    when: turn((at) => suggestedLine(at)?.monk === true),
    args: (at) => ({ line: lineName(suggestedLine(at)!.line), count: suggestedLine(at)!.moves, coins: coinsOf(at.view.offering) }),
    light: at('forge'),
    topic: 'learn-monk',
  },
  {
    id: 'several',
    task: true,
    when: turn((at) => (suggestedLine(at)?.moves ?? 0) > 1),
    args: (at) => ({ line: lineName(suggestedLine(at)!.line), count: suggestedLine(at)!.moves }),
    light: at('forge'),
    topic: 'learn-several',
  },
  {
    id: 'one',
    task: true,
    when: turn((at) => suggestedLine(at) !== null),
    args: (at) => ({ line: lineName(suggestedLine(at)!.line) }),
    light: at('forge'),
    topic: 'learn-one',
  },
  { id: 'sword', task: true, when: worker(...HOUSES), args: (at) => ({ count: swordsIn(at) }), light: at('town'), topic: 'learn-sword' },
  {
    id: 'market',
    task: true,
    when: worker('market'),
    args: (at) => ({ lacks: lacking(at).length, missing: joined(lacking(at).map(resourceName)), coins: coinsOf(at.me.coins) }),
    light: at('town'),
    topic: 'learn-market',
  },
  { id: 'palace', task: true, when: worker('palace'), light: at('town'), topic: 'learn-palace' },
  {
    id: 'elsewhere',
    task: true,
    when: turn((at) => suggestedPlace(at) !== null),
    args: (at) => ({ place: placeName(here(at)), figure: suggestedPlace(at)?.monk ? 'monk' : 'worker' }),
    light: at('town'),
    topic: 'learn-elsewhere',
  },
]
