// SHOGUN NO KATANA in the lobby: how a table of it is chosen and described.
import { anyOf } from '../../net/happenings'
import type { TableCard } from '../../net/messages'
import { LEVELS, lobbyGame } from '../../opening/games'
import { gameName } from '../../parts/tables'
import { t } from '../../text/t'
import cover from './cover.svg?url'
import { type KatanaOptions, USUAL_INTERRUPT } from './options'

const roomsOf = (card: TableCard): string => anyOf(card.options).rooms ?? 'first'

export const lobby = lobbyGame<KatanaOptions>({
  hero: { file: cover, at: '0% 40%', turned: true },
  cover,
  players: [1, 2, 3, 4],
  levels: LEVELS,
  characters: [],
  // Alone, against the Ghost.
  seats: () => ['me'],
  options: () => ({ rooms: 'first', interrupt: USUAL_INTERRUPT }),
  wanted: ({ rooms }) => ({ rooms }),
  interrupt: ({ interrupt }) => interrupt ?? USUAL_INTERRUPT,
  summary: ({ rooms }) => [t('web-new-summary-rooms', { rooms })],
  form: () => import('./form'),
  play: (count) =>
    count
      ? { words: t('web-play-bots', { count }), more: t('web-play-bots.more', { count }) }
      : { words: t('web-play-ghost'), more: t('web-play-ghost.more') },
  facts: (card) => [
    { icon: 'sword', text: gameName(card.game) },
    { icon: 'palace', text: t('web-room-rooms', { rooms: roomsOf(card) }) },
  ],
  free: (card, count) => t('web-table-free-katana', { count, rooms: roomsOf(card) }),
  extended: () => '',
})
