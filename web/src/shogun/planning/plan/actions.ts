// The spaces as they are drawn: icon and name.
import { type Card, chestsOf, isTower, type Space } from './plan'
import { t } from '../../../text/t'

export const ICONS: Record<Space, string> = {
  castle: 'build-castle',
  temple: 'build-temple',
  theatre: 'build-theatre',
  rice: 'confiscate',
  tax: 'taxes',
  'deploy-5': 'deploy5',
  'deploy-3': 'deploy3',
  'deploy-1': 'deploy1',
  'battle-a': 'battle',
  'battle-b': 'battle',
  bid: 'bid',
  'convert-3': 'official',
  'convert-2': 'official',
  'convert-1': 'official',
}

export const spaceName = (space: Space): string => t(`planning-space-${space}`)

export function cardName(card: Card): string {
  if (isTower(card)) return t('web-court-tower-card')
  const chests = chestsOf(card)
  return chests === null ? t(`name-province-${card.toLowerCase()}`) : t('planning-chest-card', { chests })
}
