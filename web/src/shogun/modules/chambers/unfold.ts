// What events in the chambers do to the table, for the moments within a step.
import type { Effect } from '../../telling/effect'
import type { GameEvent, Region } from '../../../net/view'

const chambersOf = (event: GameEvent) => event['chambers'] as string[]

const layTiles: Effect = ({ chambers }, event) => {
  if (chambers) chambers.regions = [...(event['regions'] as Region[])]
}

export const OF_CHAMBERS: Record<string, Effect> = {
  'region-tiles-laid': layTiles,
  'region-tile-moved': layTiles,
  'markers-drawn': ({ chambers }, event) => {
    if (chambers) chambers.face_up = [...chambers.face_up, ...chambersOf(event)].sort()
  },
  'chamber-taken': ({ chambers }, event) => {
    if (!chambers) return
    const [seat, chamber] = [Number(event['seat']), String(event['chamber'])]
    chambers.face_up = chambers.face_up.filter((other) => other !== chamber)
    chambers.taken = { ...chambers.taken, [chamber]: seat }
    chambers.left[seat] = Number(event['left'])
  },
  'markers-turned': ({ chambers }, event) => {
    if (!chambers) return
    chambers.face_up = []
    chambers.face_down = [...chambers.face_down, ...chambersOf(event)].sort()
  },
  'line-scored': (view, event) => {
    const who = view.players[Number(event['seat'])]
    if (who) who.points = Number(event['total'])
  },
}
