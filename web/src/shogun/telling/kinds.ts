// What kind of thing a line of the log tells. Those of modules are there with the module of that name only.
import type { Kinds } from '../../log/kinds'
import { modules } from '../modules/module'

const BASE: Kinds = {
  battles:
    'attack-began reinforced farmers-missing revolt-began cubes-thrown help-denied farmers-counted battle-decided ' +
    'province-taken card-surrendered province-razed revolt-chosen',
  actions:
    'built collected deployed adjusted marker-placed marker-removed action-skipped armies-moved armies-stayed ' +
    'action-revealed track-exceeded',
  order: 'card-planned event-drawn bid-revealed bid-ranked place-taken order-determined specials-laid-out',
  winter: 'event-ended winter-began rice-lost provinces-fed revolts-drawn scored no-majority year-turned game-ended',
}

export const kindsWith = (on: readonly string[]): Kinds => ({
  ...BASE,
  ...Object.fromEntries(modules().flatMap(({ name, events }) => (on.includes(name) ? [[name, events.told]] : []))),
})
