// What is said about spaces, cards and the next step, in one place for eyes and ears.
import type { Effect, Province } from '../view'
import type { Objection } from '../../net/messages'
import type { Cited } from '../../parts/rules'
import { joined } from '../../text/lists'
import { has, t } from '../../text/t'
import { addition, cardName, spaceName, topicOf } from './plan/actions'
import type { Range, Rice, Warning } from './plan/plan-summary'
import { type Card, chestsOf, isAdded, isAddedCard, isProvince, spaceOf, type Space } from './plan/plan'
import type { Planner } from './plan/planner.svelte'

const BUILDS = new Set<Space>(['castle', 'temple', 'theatre'])
const COLLECTS = new Set<Space>(['rice', 'tax'])
const DEPLOYS = new Set<Space>(['deploy-5', 'deploy-3', 'deploy-1'])

/** Taking rice or taxes leaves a revolt marker. */
export const angers = (space: Space, card: Card): boolean => COLLECTS.has(space) && isProvince(card)

/** What a card does on a space, short enough to stand on the card: the price stands above it. */
export function effectLine(
  space: Space,
  card: Card,
  effect: Effect | null,
  province: Province | undefined,
): string | null {
  const chests = chestsOf(card)
  if (chests !== null) return space === 'bid' ? t('planning-pays', { chests }) : t('planning-no-action')
  if (isAdded(space)) return effect?.rule ? vain(effect.rule, effect.text) : (addition()?.line(card, effect, province) ?? null)
  if (isAddedCard(card)) return space === 'bid' ? (addition()?.card.bids() ?? null) : t('planning-no-action')
  if (effect && !effect.ok && effect.rule) return vain(effect.rule, effect.text)
  if (!effect || !province) return effect?.text ?? null
  if (space === 'bid') return t('planning-effect-bid')
  const range = effect.least < effect.most ? 'yes' : 'no'
  const { least, most } = effect
  if (BUILDS.has(space)) return t('planning-effect-build', { sites: effect.sites })
  if (COLLECTS.has(space)) {
    const brings = t(`planning-effect-${space}`, { least, most, range })
    return effect.farmers === 0 ? brings : t('planning-effect-revolt', { brings })
  }
  const before = province.armies
  if (DEPLOYS.has(space)) {
    return t('planning-effect-deploy', { before, least: before + least, most: before + most, range })
  }
  return t('planning-effect-march', { armies: effect.armies })
}

/** The same for the ear, with nothing left out. */
export function fullLine(space: Space, card: Card, effect: Effect | null): string | null {
  return chestsOf(card) !== null ? effectLine(space, card, effect, undefined) : (effect?.text ?? null)
}

export const percent = (chance: number): string => t('planning-percent', { percent: Math.round(100 * chance) })

/** Why a card does nothing, in few words; the server has longer ones. */
function vain(rule: string | null, text: string | null): string {
  const id = `planning-vain-${rule?.replace('.', '-')}`
  return has(id) ? t(id) : (text ?? t('planning-in-vain'))
}

/** A warning in few words, and in a sentence. */
export function warningLine(warning: Warning, price: number): string {
  if (warning.kind === 'chests') return t(warning.sure ? 'planning-unpaid' : 'planning-perhaps-unpaid', { price })
  if (warning.kind === 'armies') return t(warning.sure ? 'planning-no-armies' : 'planning-perhaps-no-armies')
  if (warning.kind === 'bid') return t('planning-bid-short')
  return vain(warning.rule, warning.text)
}

export function warningSentence(warning: Warning, price: number, chests: number): string {
  const payable = warning.sure ? 'never' : 'perhaps'
  if (warning.kind === 'chests') return t('planning-short-chests', { payable, price })
  if (warning.kind === 'armies') return t('planning-short-armies', { payable })
  if (warning.kind === 'bid') return t('planning-bid-too-high', { chests })
  return vain(warning.rule, warning.text)
}

/** The answer to "why?": what its button says, the case, and what stands behind it. */
export interface Answer extends Cited {
  title: string
  text: string
  words?: string
}

/** What a space has to say beside its action: that it may come to nothing, a revolt, or why a card was suggested. */
export function answerOf(planner: Planner, space: Space): Answer | null {
  return riskOf(planner, space) ?? suggestedOf(planner, space)
}

/** The same, or else what the action does. */
export function explain(planner: Planner, space: Space): Answer {
  const note = planner.effect(space, planner.plan[space])?.note ?? ''
  return answerOf(planner, space) ?? { topic: topicOf(space), title: spaceName(space), text: note }
}

function suggestedOf(planner: Planner, space: Space): Answer | null {
  const suggestion = planner.suggestion(space)
  if (!suggestion) return null
  return { topic: topicOf(space), title: t('planning-why-suggested', { card: cardName(suggestion.card) }), text: suggestion.why }
}

/** A card on a space. One that means "no action" says so: beside the space alone it reads like a price. */
export function placedWords(space: Space, card: Card): string {
  const idle = space !== 'bid' && (chestsOf(card) !== null || (isAddedCard(card) && !isAdded(space)))
  return t(idle ? 'planning-reason-skip' : 'planning-reason-card', { space: spaceName(space), card: cardName(card) })
}

/** Why a card that the player laid is not suggested. */
export const harmLine = (planner: Planner, { id, space }: Objection): string =>
  t('planning-harmed', { card: cardName(planner.plan[space as Space]!), space: spaceName(space as Space), what: t(`planning-harmed-${id}`) })

export function riskOf(planner: Planner, space: Space): Answer | null {
  const warning = planner.outlook?.warnings[space]
  if (warning) {
    return {
      rule: warning.rule,
      title: t('planning-why-space', { space: spaceName(space) }),
      text: t('planning-warning-line', {
        space: spaceName(space),
        text: warningSentence(warning, planner.price(space), planner.me.chests),
      }),
      words: t('planning-why'),
    }
  }
  const revolt = planner.outlook?.revolts.find((one) => one.space === space)
  const province = revolt ? planner.view.provinces[revolt.province] : undefined
  if (!revolt || !province) return null
  return {
    topic: 'plan-revolt',
    title: t('planning-why-revolt', { province: cardName(revolt.province) }),
    text: t('planning-revolt-case', {
      province: cardName(revolt.province),
      markers: province.revolt_markers,
      farmers: revolt.farmers,
      armies: province.armies,
      hints: revolt.kept === null ? 'no' : 'yes',
      percent: Math.round(100 * (revolt.kept ?? 0)),
    }),
    words: revolt.kept === null ? t('planning-why') : percent(revolt.kept),
  }
}

export function describeCard(card: Card, province: Province | undefined): string {
  if (!province) return cardName(card)
  return t('planning-card-described', {
    name: cardName(card),
    tax: province.tax,
    rice: province.rice,
    sites: province.free_sites,
    armies: province.armies,
    markers: province.revolt_markers,
  })
}

export const span = ([least, most]: Range) => ({ least, most, range: least < most ? 'yes' : 'no' })

/** Whether winter finds enough rice, and what it means if not. */
export function riceWords({ provinces, taken, short }: Rice) {
  const needed = t('planning-rice-line', { ...span(taken), provinces })
  return short[1] > 0 ? { needed, short: t('planning-rice-short', span(short)) } : { needed, short: null }
}

/** The one line that says what to do now. */
export function tip(planner: Planner): string {
  const { held, aimed, left, plan } = planner
  if (planner.ready) return t('planning-tip-ready', { count: planner.waiting.length, names: joined(planner.waiting) })
  if (aimed) return t('planning-tip-aimed', { space: spaceName(aimed) })
  if (held) {
    if (spaceOf(plan, held)) return t('planning-tip-held-placed', { card: cardName(held) })
    if (isAddedCard(held)) return addition()?.card.tip() ?? ''
    const chests = chestsOf(held)
    return chests === null ? t('planning-tip-held', { card: cardName(held) }) : t('planning-tip-held-chests', { chests })
  }
  if (left === 0) {
    const warned = Object.keys(planner.outlook?.warnings ?? {}).length
    return t(warned ? 'planning-tip-warned' : 'planning-tip-full', { count: warned })
  }
  if (Object.keys(plan).length === 0) return t('planning-tip-first')
  return t('planning-tip-more', { count: left })
}
