// The pictures that stand for a card's immediate effect, for a Room, and for what an Honor card counts.
import type { Card, Honor, Room } from '../../view'

const PICTURES: Record<string, string> = {
  'cheaper-monk': 'p-monk',
  'double-coins': 'p-double-coins',
  'double-line': 'p-double-line',
  'second-benefit': 'p-second-benefit',
  'double-points': 'p-double-points',
  'decorate-one': 'p-decorate',
  rearrange: 'p-family',
  exchange: 'p-swap',
  advance: 'p-step',
}
const ROOM_PICTURES: Record<Room, string> = {
  coins: 'k-coin-hole',
  leather: 'r-leather',
  lacquer: 'r-lacquer',
  steel: 'r-steel',
  move: 'p-move',
  advance: 'p-step',
  decorate: 'p-decorate',
}
const HONORS: Partial<Record<Honor['kind'], string>> = {
  strength: 'k-tsuba',
  'total-strength': 'k-tsuba',
  'strength-levels': 'k-tsuba',
  decorated: 'p-decorate',
  decorations: 'p-decorate',
  'katana-decorations': 'p-decorate',
  decorators: 'p-step',
  benefits: 'p-second-benefit',
  figures: 'p-monk',
  'unused-cards': 'p-double-line',
  flowers: 'k-petals',
  coins: 'k-coin-hole',
}

/** What is painted on a card or at a Room. */
export const roomPicture = (room: Room): string => ROOM_PICTURES[room]
export const effectPicture = (card: Pick<Card, 'effect' | 'room'>): string =>
  card.room ? ROOM_PICTURES[card.room] : (PICTURES[card.effect] ?? 'k-star')
export const honorPicture = ({ kind, of }: Honor): string => (kind === 'resource' ? `r-${of}` : (HONORS[kind] ?? 'k-star'))
