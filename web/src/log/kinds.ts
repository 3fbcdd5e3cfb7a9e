// What kind of thing a line of the log tells, for the filter.

export const KINDS = ['battles', 'actions', 'order', 'winter'] as const
export type Kind = (typeof KINDS)[number]

const TYPES: Record<Kind, string> = {
  battles:
    'attack-began reinforced farmers-missing revolt-began cubes-thrown help-denied farmers-counted battle-decided ' +
    'province-taken card-surrendered province-razed revolt-chosen',
  actions: 'built collected deployed adjusted marker-placed marker-removed action-skipped armies-moved armies-stayed',
  order: 'card-planned event-drawn bid-revealed bid-ranked place-taken order-determined specials-laid-out',
  winter: 'winter-began rice-lost provinces-fed revolts-drawn scored no-majority year-turned game-ended',
}

const BY_TYPE = new Map(KINDS.flatMap((kind) => TYPES[kind].split(' ').map((type) => [type, kind] as const)))

/** Undefined for what belongs to no kind: set-up, and what a newer server tells. */
export const kindOf = (type: string): Kind | undefined => BY_TYPE.get(type)
