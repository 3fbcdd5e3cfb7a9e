// A table as it would be played, in a few words.
import { t } from '../text/t'
import { lobbies } from './games'
import type { Wish } from './setup'

export const playersOf = ({ seats }: Wish): string =>
  seats.length === 1 ? t('web-new-alone') : t('web-new-players', { count: seats.length })

/** What begins with one click: how many play, and what was chosen for the game. */
export const summaryOf = (wish: Wish): string[] => [playersOf(wish), ...lobbies.need(wish.game).summary(wish.options)]
