// The extra board of a plan: what a card turns into officials, and what falls short when all three are carried out.
import type { Province, View } from '../../../net/view'
import type { Outlook } from '../../planning/plan/plan-summary'
import { type Card, COURT_SPACES, type CourtSpace, isChest, isTower, type Plan } from '../../planning/plan/plan'
import { t } from '../../../text/t'

const armiesOf = (space: CourtSpace): number => Number(space.slice(-1))

/** What a card does there, short enough to stand on it. */
export function convertLine(space: CourtSpace, card: Card, province: Province | undefined): string {
  if (isChest(card)) return t('web-court-converts-nothing')
  const officials = armiesOf(space)
  return t('web-court-converts', {
    from: isTower(card) ? 'tray' : 'province',
    officials,
    stay: (province?.armies ?? 0) - officials,
  })
}

/** From the first space to the last; they share one's armies in the tray, and the officials. */
export function convertingWarnings(plan: Plan, view: View): Outlook['warnings'] {
  const warnings: Outlook['warnings'] = {}
  if (view.seat === null || !view.court) return warnings
  let tray = view.tower.tray[view.players[view.seat]!.colour] ?? 0
  let officials = view.court.officials[view.seat] ?? 0
  for (const space of COURT_SPACES) {
    const card = plan[space]
    if (!card || isChest(card)) continue
    const armies = armiesOf(space)
    const rule = obstacle(armies, isTower(card) ? tray : (view.provinces[card]?.armies ?? 0) - 1, isTower(card), officials)
    if (rule) warnings[space] = { kind: 'vain', sure: true, rule, text: null }
    else {
      officials -= armies
      if (isTower(card)) tray -= armies
    }
  }
  return warnings
}

/** The rule by which nothing is converted; null where nothing stands in the way. */
function obstacle(armies: number, spare: number, fromTray: boolean, officials: number): string | null {
  if (spare < armies) return fromTray ? 'court.too-few-in-the-tray' : 'court.one-army-stays'
  return officials < armies ? 'court.officials-are-limited' : null
}
