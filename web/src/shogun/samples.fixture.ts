// Real views and messages of the server, for tests. They lie in web/samples; `python -m tests.web.samples` writes them.
import said from '../../samples/messages.json'
import season from '../../samples/season.json'
import told from '../../samples/told.json'
import seen from '../../samples/views.json'
import type { Step, View } from './view'
import type { Incoming } from '../net/messages'

/** One for each kind of decision. */
export const views = seen as unknown as Record<keyof typeof seen, View>
/** One of each type beside steps; the welcome is the first. */
export const messages = said as unknown as Incoming[]
/** The first season of a game as a player saw it. */
export const firstSeason = season as unknown as { view: View; steps: Step[] }
/** A whole game: its events, and the lines in which the terminal tells them. */
export { told }
