// SHOGUN NO KATANA in the lobby: how a table of it is chosen and described.
import { lobbyGame } from '../../opening/games'
import { gameName } from '../../parts/tables'
import { t } from '../../text/t'
import OptionFields from './OptionFields.svelte'
import type { KatanaOptions } from './options'

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
    { icon: 'palace', text: t('web-room-rooms', { rooms: card.options.rooms ?? 'first' }) },
  ],
  free: ({ options: { rooms } }, count) => t('web-table-free-katana', { count, rooms: rooms ?? 'first' }),
  extended: () => '',
})
