// How long each thing that happens in SHOGUN is looked at, and what is told together.
import { gathered, typesOf } from '../modules/module'
import { lasting, type Timing } from '../../net/playback/moments'
import type { Event } from '../../net/wire'

const STAYS: Record<string, number> = {
  ...lasting(1500, 'battle-decided event-drawn'),
  ...lasting(1200, 'revolt-began revolts-drawn winter-began'),
  ...lasting(900, 'built collected deployed armies-moved attack-began place-taken provinces-fed'),
  ...lasting(700, 'bid-revealed action-skipped rice-lost province-occupied open-cards-buried round-ended'),
  ...lasting(400, 'action-began armies-stayed actions-laid-out year-turned'),
}
/** The fall of the cubes, and a breath. What came of it is told when they lie. */
const AHEAD = { 'cubes-thrown': 2900 }
/** Whoever planned to do nothing does nothing. */
const passing = (event: Event): boolean => event.type === 'action-skipped' && event.planned
const COMPLETING =
  'marker-placed marker-removed bid-ranked order-determined farmers-returned province-taken card-surrendered ' +
  'action-revealed province-razed specials-laid-out events-laid-out track-exceeded event-ended'

export const timing = (): Timing => ({
  stays: gathered(STAYS, ({ events }) => events.stays),
  passing,
  completing: typesOf(COMPLETING, ({ completing }) => completing),
  ahead: AHEAD,
})
