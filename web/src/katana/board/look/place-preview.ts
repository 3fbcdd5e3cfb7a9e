// What comes of a figure at a place, or of passing, in a few lines.
import { beginsAt, HOUSES, outlookOf, type KatanaView } from '../../view'
import { t } from '../../../text/t'
import { facts } from '../../facts.svelte'
import { benefitName, coinsOf, effectName, honorName, houseName, lineName, swordName } from '../../names'
import { isLine, isPass } from '../../asking/picks'

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
  const points = outlookOf(view, view.seat)?.honors[honor.honor] ?? 0
  return [t('web-bench-look-honor', { honor: honorName(honor), points }), t('web-bench-look-passing')]
}

function aboutSword(view: KatanaView, place: string, house: (typeof HOUSES)[number]): string[] {
  const { spaces, card } = view.houses[house]
  const tile = spaces[place]?.sword
  if (!tile) return []
  const lines = [
    t('web-bench-look-house', { space: beginsAt(view, place), coins: coinsOf(tile.coins), house: houseName(house) }),
  ]
  if (card) {
    const args = { effect: effectName(card), cost: coinsOf(card.cost), benefit: benefitName(card) }
    lines.push(t('web-bench-look-house-card', args))
  }
  return lines
}
