// What kind of thing a line of the log tells. Those of modules are there with the module of that name only.
import type { Kinds } from '../../log/kinds'

const ALL: Kinds = {
  battles:
    'attack-began reinforced farmers-missing revolt-began cubes-thrown help-denied farmers-counted battle-decided ' +
    'province-taken card-surrendered province-razed revolt-chosen',
  actions:
    'built collected deployed adjusted marker-placed marker-removed action-skipped armies-moved armies-stayed ' +
    'action-revealed track-exceeded',
  order: 'card-planned event-drawn bid-revealed bid-ranked place-taken order-determined specials-laid-out',
  winter: 'event-ended winter-began rice-lost provinces-fed revolts-drawn scored no-majority year-turned game-ended',
  court:
    'officials-sent favours-laid-out court-opened armies-converted last-army-left nothing-converted audience-began ' +
    'audience-missed audience-tied officials-entered favours-too-dear favour-taken favour-declined audience-ended ' +
    'favours-removed officials-returned favour-brought favour-short favour-in-vain favour-lost event-removed ' +
    'event-left favour-kept marker-parried armies-granted protection-granted protection-ended',
  samurai: 'samurai-stayed samurai-advanced benefit-received piles-rearranged',
  leaders:
    'leaders-summoned leader-placed leader-moved leader-stayed leader-lost leaders-rested leader-stood-aside ' +
    'leaders-away price-lowered statue-raised statue-declined statues-stayed trophies-taken',
  chambers:
    'region-tiles-laid markers-drawn region-won region-skipped markers-ran-out chamber-taken chamber-declined ' +
    'markers-turned region-tile-moved neutral-leads line-scored',
}

const OF_MODULES = new Set(['court', 'samurai', 'leaders', 'chambers'])

export const kindsWith = (modules: readonly string[]): Kinds =>
  Object.fromEntries(Object.entries(ALL).filter(([kind]) => !OF_MODULES.has(kind) || modules.includes(kind)))
