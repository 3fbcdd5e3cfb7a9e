// What events in the chambers do to the table, for the moments within a step.
import type { ShogunEffects } from '../../telling/effect'
import type { Region, View } from '../../view'

function layTiles({ chambers }: View, { regions }: { regions: Region[] }): void {
  if (chambers) chambers.regions = [...regions]
}

export const OF_CHAMBERS: ShogunEffects = {
  'region-tiles-laid': layTiles,
  'region-tile-moved': layTiles,
  'markers-drawn': ({ chambers }, event) => {
    if (chambers) chambers.face_up = [...chambers.face_up, ...event.chambers].sort()
  },
  'chamber-taken': ({ chambers }, event) => {
    if (!chambers) return
    const { seat, chamber, left } = event
    chambers.face_up = chambers.face_up.filter((other) => other !== chamber)
    chambers.taken = { ...chambers.taken, [chamber]: seat }
    chambers.left[seat] = left
  },
  'markers-turned': ({ chambers }, event) => {
    if (!chambers) return
    chambers.face_up = []
    chambers.face_down = [...chambers.face_down, ...event.chambers].sort()
  },
  'line-scored': (view, event) => {
    const who = view.players[event.seat]
    if (who) who.points = event.total
  },
}
