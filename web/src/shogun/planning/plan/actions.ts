// The spaces as they are drawn: icon and name.
import type { Topic } from '../../../net/wire'
import { modules } from '../../modules/module'
import { type Action, type Card, chestsOf, isAddedCard, type Space } from './plan'
import { t } from '../../../text/t'

export const ICONS: Record<Action | 'bid', string> = {
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
}

/** What a module adds to the plan; only one does. */
export const addition = () => modules().find(({ plan }) => plan)?.plan

export const iconOf = (space: Space): string => ICONS[space as Action] ?? addition()?.icon ?? 'event'

/** Under what the head of a space explains it (board/Space.svelte). */
export const topicOf = (space: Space): Topic => `space-${space}` as Topic

export const spaceName = (space: Space): string => t(`planning-space-${space}`)

export function cardName(card: Card): string {
  if (isAddedCard(card)) return addition()?.card.name() ?? card
  const chests = chestsOf(card)
  return chests === null ? t(`name-province-${card.toLowerCase()}`) : t('name-board-chest', { chests })
}
