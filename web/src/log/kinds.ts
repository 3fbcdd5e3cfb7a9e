// What kind of thing a line of the log tells, for the filter.

/** Of games with the module of that name only. */
const OF_MODULES = new Set(['court', 'samurai', 'leaders', 'chambers'])

const SHOGUN: Record<string, string> = {
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

const KATANA: Record<string, string> = {
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

const GAMES: Record<string, Record<string, string>> = { shogun: SHOGUN, katana: KATANA }
const BY_TYPE = Object.fromEntries(
  Object.entries(GAMES).map(([game, kinds]) => [
    game,
    new Map(Object.entries(kinds).flatMap(([kind, types]) => types.split(' ').map((type) => [type, kind] as const))),
  ]),
)

/** Undefined for what belongs to no kind: set-up, and what a newer server tells. */
export const kindOf = (type: string, game = 'shogun'): string | undefined => BY_TYPE[game]?.get(type)

/** The kinds of a game: those of modules only with the module, and the Ghost's only where one plays alone. */
export function kindsOf(game: string, options: { players: number; modules?: readonly string[] }): string[] {
  const here = (kind: string) =>
    kind === 'ghost' ? options.players === 1 : !OF_MODULES.has(kind) || (options.modules ?? []).includes(kind)
  return Object.keys(GAMES[game] ?? {}).filter(here)
}
