// What kind of thing a line of the log tells. The Ghost's are there only where one plays alone.
import type { Kinds } from '../../log/kinds'

const ALL: Kinds = {
  deliveries: 'sword-delivered points-doubled line-gave worker-freed project-grew katana-in-play project-changed',
  forging: 'sword-moved swords-swapped resource-decorated decorator-advanced',
  gains:
    'figure-placed sword-taken sashimono-taken card-taken resource-bought resource-gained coins-gained family-placed ' +
    'room-used',
  cards: 'card-played benefit-bought card-discarded resources-exchanged',
  ghost:
    'ghost-drew ghost-scored ghost-took-sword ghost-found-no-space ghost-discarded ghost-placed-family ' +
    'ghost-deck-changed',
  scoring: 'passed scored game-ended',
}

export const kindsFor = (players: number): Kinds =>
  Object.fromEntries(Object.entries(ALL).filter(([kind]) => kind !== 'ghost' || players === 1))
