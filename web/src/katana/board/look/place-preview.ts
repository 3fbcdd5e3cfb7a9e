// What comes of a figure at a place, or of passing, in a few lines.
import { HOUSES, type KatanaView } from '../../view'
import { t } from '../../../text/t'
import type { Choosing } from '../../asking/choosing.svelte'
import { facts } from '../../facts.svelte'
import { benefitName, coinsOf, effectName, honorName, houseName, lineName, swordName } from '../../names'
import { isLine, isPass } from '../../asking/picks'
import { honorWorth } from '../cards/honor'
import { firstSpace } from '../../asking/whynot'

const houseOf = (place: string) => HOUSES.find((house) => place.startsWith(`${house}-`))

export function titleOf(view: KatanaView, look: string): string {
  if (isPass(look)) return t('web-bench-look-pass')
  const house = houseOf(look)
  const tile = house && view.houses[house].spaces[look]?.sword
  if (tile) return t('web-bench-look-sword', { sword: swordName(tile.sword), house: houseName(house) })
  return isLine(look) ? lineName(look) : t(`name-place-${look}`)
}

export function aboutOf(view: KatanaView, look: string, monk: boolean): string[] {
  if (isPass(look)) return aboutPassing(view, Number(look.at(-1)) - 1)
  const house = houseOf(look)
  const more = monk ? [t(`web-bench-look-monk-${house ? 'house' : isLine(look) ? 'line' : look}`)] : []
  if (house) return [...aboutSword(view, look, house), ...more]
  const words = { coins: coinsOf(facts().komainu.coins) }
  return [t(`web-bench-look-${isLine(look) ? 'line' : look}`, words), ...more]
}

function aboutPassing(view: KatanaView, slot: number): string[] {
  const honor = view.honors[slot]
  if (!honor || view.seat === null) return []
  const points = honorWorth(view, view.seat, honor)
  return [t('web-bench-look-honor', { honor: honorName(honor), points }), t('web-bench-look-passing')]
}

function aboutSword(view: KatanaView, place: string, house: (typeof HOUSES)[number]): string[] {
  const { spaces, card } = view.houses[house]
  const tile = spaces[place]?.sword
  if (!tile) return []
  const lines = [
    t('web-bench-look-house', { space: firstSpace(tile.recipe), coins: coinsOf(tile.coins), house: houseName(house) }),
  ]
  if (card) {
    const args = { effect: effectName(card), cost: coinsOf(card.cost), benefit: benefitName(card) }
    lines.push(t('web-bench-look-house-card', args))
  }
  return lines
}

/** The rule that keeps one's Monks at the Temple; "" if none does. */
export function monkRefusal({ mine, view }: Pick<Choosing, 'mine' | 'view'>): string {
  if (!mine?.monks) return 'temple.two-monks'
  return mine.coins < view.offering ? 'temple.pay-first' : ''
}
