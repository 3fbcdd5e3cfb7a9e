// What an event does to the table, for the moments within a step: its patch only leads to its end. This is for the eye;
// at the end of the step the view becomes what the server says. Events stay as they are: what they hold is copied.
import { happen } from '../../net/happenings'
import { outlookOf } from '../season/winter-preview'
import { heldOn, recount } from '../season/recount'
import type { GameEvent, Province, View } from '../view'
import { modules } from '../modules/module'
import { reveal, show, type ShogunEffects } from './effect'

const player = (view: View, { seat }: { seat: number }) => view.players[seat]
const province = (view: View, event: { province: string }): Province | undefined => view.provinces[event.province]

function set(found: Province | undefined, fields: Partial<Province>): void {
  if (found) Object.assign(found, fields)
}

/** Armies come to a province or go from it. */
function march(found: Province | undefined, armies: number): void {
  if (found) found.armies += armies
}

function pay(view: View, event: { seat: number; paid: number }): void {
  const who = player(view, event)
  if (who) who.chests -= event.paid
}

const EFFECTS: ShogunEffects = {
  'event-drawn': (view, event) => {
    const { events } = view
    const drawn = events.open.find(({ card }) => card === event.card)
    if (drawn) Object.assign(events, { current: drawn, open: events.open.filter((card) => card !== drawn) })
    show(view, 'place')
  },
  'bid-revealed': (view, event) => {
    pay(view, event)
    reveal(view, event, 'bid')
  },
  'place-taken': (view, event) => {
    view.specials = view.specials.map((each) =>
      each.place === event.place ? { ...each, seat: event.seat } : each,
    )
    view.choosing = view.choosing.filter((seat) => seat !== event.seat)
  },
  'order-determined': (view, event) => {
    view.order = [...event.order]
  },
  'action-began': (view, event) => {
    const at = event.position - 1
    view.actions = { row: view.actions.row.with(at, event.action), at, turn: 1 }
    show(view, 'action')
  },
  'action-revealed': (view, event) => {
    view.actions.row = view.actions.row.with(event.position - 1, event.action)
  },
  'card-revealed': (view, event) => {
    reveal(view, event, event.action)
    view.actions.turn = view.order.indexOf(event.seat) + 1
  },
  'action-skipped': (view, event) => {
    const who = player(view, event)
    if (who && !who.shown.includes(event.action)) who.shown = [...who.shown, event.action]
    view.actions.turn = view.order.indexOf(event.seat) + 1
  },
  built: (view, event) => {
    const there = province(view, event)
    if (there) Object.assign(there, { buildings: [...there.buildings, event.building].sort(), free_sites: event.free_sites })
    pay(view, event)
  },
  collected: (view, event) => {
    const who = player(view, event)
    if (who) who[event.action === 'tax' ? 'chests' : 'rice'] += event.amount
  },
  deployed: (view, event) => {
    const armies = event.armies
    march(province(view, event), armies)
    const who = player(view, event)
    if (who) who.supply -= armies
    pay(view, event)
  },
  'armies-moved': (view, event) => {
    march(view.provinces[event.origin], -event.armies)
    march(view.provinces[event.target], event.armies)
  },
  'attack-began': (view, event) => march(view.provinces[event.origin], -event.armies),
  'marker-placed': (view, event) => set(province(view, event), { revolt_markers: event.markers }),
  'cubes-thrown': (view, event) => {
    view.tower = { tray: {}, inside: { ...event.inside } }
  },
  'bystanders-stayed': (view, event) => {
    view.tower.tray = { ...event.cubes }
  },
  'battle-decided': (view, event) => {
    view.battle = null
    set(province(view, event), { armies: event.armies })
    const lost = event.lost
    for (const who of Object.values(view.players)) who.supply += lost[who.colour] ?? 0
  },
  'province-taken': (view, event) => set(province(view, event), { owner: event.seat }),
  'province-razed': (view, event) => {
    const there = province(view, event)
    set(there, { owner: null, armies: 0, buildings: [], free_sites: there?.sites ?? 0, revolt_markers: 0 })
  },
  'winter-began': (view) => {
    view.season = 'winter'
    show(view, 'winter')
  },
  'rice-lost': (view, event) => {
    const who = player(view, event)
    if (who) who.rice = event.rice
  },
  scored: (view, event) => {
    const who = player(view, event)
    if (who) who.points = event.total
  },
}

export function unfold(view: View, events: readonly GameEvent[]): void {
  const all: ShogunEffects = Object.assign({}, EFFECTS, ...modules().map(({ effects }) => effects))
  const before = heldOn(view)
  for (const event of events) happen(all, view, event)
  if (heldOn(view) !== before) recount(view)
}

const UNPLANNED = 'unplanned'

/** One's own plan lies in sight as soon as everybody is ready, not only after the bids are told. And once the map is as
 *  the server left it, what a winter would score is known again. */
export function own(view: View, after: View): void {
  if (heldOn(view) === heldOn(after)) {
    const { majorities, points } = outlookOf(after)
    Object.assign(outlookOf(view), JSON.parse(JSON.stringify({ majorities, points })))
  }
  if (view.seat === null) return
  const [mine, then] = [view.players[view.seat], after.players[view.seat]]
  if (mine && then && Object.values(mine.plan).every((card) => card === UNPLANNED)) mine.plan = { ...then.plan }
}
