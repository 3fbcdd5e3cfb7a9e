// How long each thing that happens in SHOGUN NO KATANA is looked at. The Ghost takes its time: what it does comes in the
// same breath as one's own answer, and would else be seen by nobody.
import { lasting, type Timing } from '../../net/playback/moments'

export const KATANA: Timing = {
  stays: {
    ...lasting(1500, 'sword-delivered katana-in-play ghost-took-sword'),
    ...lasting(1300, 'ghost-scored ghost-found-no-space'),
    ...lasting(1100, 'ghost-drew passed round-began'),
    ...lasting(900, 'figure-placed sword-taken card-played benefit-bought family-placed'),
    ...lasting(800, 'sword-moved swords-swapped resource-decorated line-gave resources-exchanged card-taken'),
    ...lasting(600, 'resource-bought resource-gained coins-gained decorator-advanced project-grew starting-sword-taken'),
    ...lasting(500, 'worker-freed first-player-next first-player-changed scored'),
  },
  ahead: {},
  ownAtOnce: true,
  completing: new Set(
    (
      'sashimono-taken points-doubled card-discarded ghost-discarded ghost-placed-family ghost-deck-changed ' +
      'swords-laid-out honors-revealed room-used project-changed'
    ).split(' '),
  ),
}
