// The extra board of a plan: what a card turns into officials.
import type { Province } from '../../view'
import { type Card, type CourtSpace, isChest, isTower } from '../../planning/plan/plan'
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
