// The picture that stands for a card's immediate effect, and for a Room.
import type { Card, Honor, Room } from '../../view'

const EFFECTS: Record<string, string> = {
  'cheaper-monk': 'monk',
  'double-coins': 'academy',
  'double-line': 'deliver',
  'second-benefit': 'forge',
  'double-points': 'vp',
  'decorate-one': 'decorator',
  rearrange: 'family',
  exchange: 'market',
  advance: 'academy',
}
const ROOMS: Record<Room, string> = {
  coins: 'coin',
  leather: 'leather',
  lacquer: 'lacquer',
  steel: 'steel',
  move: 'move',
  advance: 'academy',
  decorate: 'decorator',
}
const HONORS: Record<string, string> = {
  sashimono: 'sashimono',
  strength: 'sword',
  'total-strength': 'sword',
  'strength-levels': 'sword',
  decorated: 'decorator',
  decorations: 'decorator',
  'katana-decorations': 'decorator',
  decorators: 'academy',
  benefits: 'forge',
  figures: 'worker',
  'unused-cards': 'log',
  flowers: 'vp',
  coins: 'coin',
}

export const roomIcon = (room: Room): string => ROOMS[room]
export const effectIcon = (card: Pick<Card, 'effect' | 'room'>): string =>
  card.room ? ROOMS[card.room] : (EFFECTS[card.effect] ?? 'log')
export const honorIcon = ({ kind, of }: Honor): string => (kind === 'resource' ? String(of) : (HONORS[kind] ?? 'honor'))
