// How long each thing that happens in SHOGUN is looked at, and what is told together.
import { lasting, type Timing } from '../../net/playback/moments'

const STAYS: Record<string, number> = {
  ...lasting(1500, 'battle-decided event-drawn'),
  ...lasting(1200, 'revolt-began revolts-drawn winter-began'),
  ...lasting(900, 'built collected deployed armies-moved attack-began place-taken provinces-fed'),
  ...lasting(900, 'armies-converted favour-taken armies-granted event-removed benefit-received'),
  ...lasting(700, 'officials-entered favour-declined favours-too-dear audience-began'),
  ...lasting(900, 'leader-placed leader-moved statue-raised chamber-taken'),
  ...lasting(700, 'leader-stayed markers-ran-out'),
  ...lasting(700, 'bid-revealed action-skipped rice-lost province-occupied open-cards-buried round-ended'),
  ...lasting(400, 'action-began armies-stayed actions-laid-out year-turned'),
}
/** The fall of the cubes, and a breath. What came of it is told when they lie. */
const AHEAD = { 'cubes-thrown': 2900 }
/** Whoever planned to do nothing does nothing. */
const PASSING = new Set(['plan.chest-card-declines', 'plan.empty-space-declines', 'court.tower-card-declines'])
const COMPLETING = new Set(
  (
    'marker-placed marker-removed bid-ranked order-determined farmers-returned province-taken card-surrendered ' +
    'favour-brought favour-short favour-in-vain favour-kept protection-granted audience-tied audience-missed ' +
    'action-revealed province-razed leader-lost trophies-taken specials-laid-out events-laid-out track-exceeded ' +
    'event-ended last-army-left favour-lost leader-stood-aside'
  ).split(' '),
)

export const SHOGUN: Timing = { stays: STAYS, passing: PASSING, completing: COMPLETING, ahead: AHEAD }
