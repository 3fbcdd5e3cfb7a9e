// What an event does to the view that is shown, for the moments within a step.
import type { GameEvent, View } from '../../net/view'

export type Effect = (view: View, event: GameEvent) => void
