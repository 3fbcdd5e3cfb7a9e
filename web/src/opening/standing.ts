// How a table stands, in a line of the lobby.
import type { TableCard } from '../net/messages'
import { seatName } from '../parts/seats'
import { free } from '../parts/tables'
import { joined } from '../text/lists'
import { t } from '../text/t'
import { lobbies } from './games'

export function standing(card: TableCard): string {
  if (card.status === 'finished') return finished(card)
  if (card.status === 'open') return lobbies.need(card.game).free(card, free(card))
  return t(card.your_turn ? 'web-table-your-turn' : 'web-table-running')
}

function finished(card: TableCard): string {
  const at = new Date(card.finished_at ?? 0)
  if (card.abandoned) return t('web-table-abandoned', { at })
  if (!card.result) return t('web-table-broken-off', { at }) // from a file
  const points = card.result
  // Alone one is not alone: the Ghost's points stand on the page of the end.
  if (points.length === 1) return t('web-table-finished-alone', { player: seatName(card, 0), points: points[0]!, at })
  const winners = card.winners ?? []
  return t('web-table-finished', { winners: joined(winners.map((seat) => seatName(card, seat))), points: points[winners[0] ?? 0] ?? 0, at })
}
