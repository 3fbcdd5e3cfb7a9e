// The benefits of the samurai cards, and how far everybody has come.
import type { SamuraiOutlook } from '../../../net/wire'
import { facts } from '../../facts.svelte'
import { outlookOf } from '../../season/winter-preview'
import type { View } from '../../view'
import { t } from '../../../text/t'

export const BENEFIT_ICONS: Record<string, string> = { chests: 'chest', rice: 'rice', armies: 'tray', points: 'vp' }

export const benefitWords = (benefit: string, amount: number): string => t('web-samurai-benefit', { benefit, amount })

/** What a card offers, in its order; nothing on the empty banner. */
export const offered = (view: View, card: number): { benefit: string; amount: number }[] =>
  Object.entries(view.samurai?.benefits[card - 1] ?? {}).map(([benefit, amount]) => ({ benefit, amount }))

/** The cards of a pile beside the banner. */
export const cardsOf = (view: View): number[] => (view.samurai?.benefits ?? []).map((_, index) => index + 1)

/** In how many regions a seat has a province. */
export const regionsOf = (view: View, seat: number): number => outlook(view)?.regions[seat] ?? 0

/** Whether these are enough for the next card. */
export const hasEnough = (view: View, seat: number): boolean => outlook(view)?.enough.includes(seat) ?? false

const outlook = (view: View) => outlookOf(view).modules['samurai'] as SamuraiOutlook | undefined

/** In how many regions one needs a province for the next card. */
export const regionsNeeded = (): number => facts<{ samurai: { regions: number } }>().samurai.regions
