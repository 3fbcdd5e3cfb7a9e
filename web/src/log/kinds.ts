// What kind of thing a line of the log tells, for the filter.

const KINDS = ['battles', 'actions', 'order', 'winter', 'court', 'samurai', 'leaders', 'chambers'] as const
export type Kind = (typeof KINDS)[number]
/** Of games with the module of that name only. */
const OF_MODULES = new Set<Kind>(['court', 'samurai', 'leaders', 'chambers'])

const TYPES: Record<Kind, string> = {
  battles:
    'attack-began reinforced farmers-missing revolt-began cubes-thrown help-denied farmers-counted battle-decided ' +
    'province-taken card-surrendered province-razed revolt-chosen',
  actions: 'built collected deployed adjusted marker-placed marker-removed action-skipped armies-moved armies-stayed',
  order: 'card-planned event-drawn bid-revealed bid-ranked place-taken order-determined specials-laid-out',
  winter: 'winter-began rice-lost provinces-fed revolts-drawn scored no-majority year-turned game-ended',
  court:
    'officials-sent favours-laid-out court-opened armies-converted nothing-converted audience-began audience-missed ' +
    'audience-tied officials-entered favours-too-dear favour-taken favour-declined audience-ended favours-removed ' +
    'officials-returned favour-brought favour-short favour-in-vain event-removed event-left favour-kept ' +
    'marker-parried armies-granted protection-granted protection-ended',
  samurai: 'samurai-stayed samurai-advanced benefit-received piles-rearranged',
  leaders:
    'leader-placed leader-moved leader-stayed leader-lost leaders-away price-lowered statue-raised statue-declined ' +
    'statues-stayed trophies-taken',
  chambers:
    'region-tiles-laid markers-drawn region-won region-skipped markers-ran-out chamber-taken chamber-declined ' +
    'markers-turned region-tile-moved neutral-leads line-scored',
}

const BY_TYPE = new Map(KINDS.flatMap((kind) => TYPES[kind].split(' ').map((type) => [type, kind] as const)))

/** Undefined for what belongs to no kind: set-up, and what a newer server tells. */
export const kindOf = (type: string): Kind | undefined => BY_TYPE.get(type)

export const kindsWith = (modules: readonly string[]): Kind[] =>
  KINDS.filter((kind) => !OF_MODULES.has(kind) || modules.includes(kind))
