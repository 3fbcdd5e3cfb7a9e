// SHOGUN NO KATANA in the lobby: how a table of it is chosen and described.
import { anyOf } from '../../net/happenings'
import type { TableCard } from '../../net/messages'
import { lobbyGame } from '../../opening/games'
import { gameName } from '../../parts/tables'
import { t } from '../../text/t'
import OptionFields from './OptionFields.svelte'
import type { KatanaOptions } from './options'

const roomsOf = (card: TableCard): string => anyOf(card.options).rooms ?? 'first'

export const lobby = lobbyGame<KatanaOptions>({
  icon: 'sword',
  things: ['worker', 'sword', 'forge', 'decorator', 'deliver', 'vp'],
  players: [1, 2, 3, 4],
  options: () => ({ rooms: 'first' }),
  wanted: (options) => options,
  fields: OptionFields,
  // Alone, against the Ghost.
  quick: { icon: 'sword', words: () => t('web-play-ghost'), more: () => t('web-play-ghost.more'), seats: () => ['me'] },
  facts: (card) => [
    { icon: 'sword', text: gameName(card.game) },
    { icon: 'palace', text: t('web-room-rooms', { rooms: roomsOf(card) }) },
  ],
  free: (card, count) => t('web-table-free-katana', { count, rooms: roomsOf(card) }),
  extended: () => '',
})
