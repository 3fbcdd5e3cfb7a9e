// How the log of SHOGUN NO KATANA is told.
import type { Narrator, Opening } from '../../log/narrator'
import { type KatanaEvent } from '../view'
import type { Table } from '../view'
import { seatName } from '../../parts/seats'
import { t } from '../../text/t'
import { kindsFor } from './kinds'
import { KatanaStory } from './story'
import { KatanaTeller } from './teller'

/** The names of all sides at a table: alone one has the Ghost for a rival. */
export function tellerAt({ card }: Pick<Table, 'card'>): KatanaTeller {
  const seats = card?.seats.length ?? 0
  return new KatanaTeller(Array.from({ length: seats === 1 ? 2 : seats }, (_, side) => seatName(card, side)))
}

const opening = (round: number): Opening => {
  const name = t('story-round', { round })
  return { icon: 'forge', name, group: name }
}

export const katanaNarrator = (table: Table): Narrator => ({
  speaker: () => tellerAt(table),
  story: (speaker) => new KatanaStory(speaker as KatanaTeller, table.card?.seats.length === 1 ? 1 : null),
  now: () => (table.view!.decision === 'starting-sword' ? t('story-set-up') : t('story-round', { round: table.view!.round })),
  firstChapter: () => t(table.card?.options.players === 1 ? 'story-round' : 'story-set-up', { round: 1 }),
  begins: () => opening(1),
  opens: (event: KatanaEvent) => (event.type === 'round-began' && event.round !== 1 ? opening(event.round) : null),
  brief: ({ text }) => ({ text }),
  kinds: () => kindsFor(table.card?.options.players ?? 0),
  sounds: { 'card-taken': 'card', 'sword-delivered': 'won', 'game-ended': 'end' },
  ends: () => [],
})
