// What an event does to the table, for the moments within a step: its patch only leads to its end. This is for the eye;
// at the end of the step the view becomes what the server says. Events stay as they are: what they hold is copied.
import { OF_CHAMBERS } from '../modules/chambers/unfold'
import { OF_COURT } from '../modules/court/unfold'
import { OF_LEADERS } from '../modules/leaders/unfold'
import { OF_SAMURAI } from '../modules/samurai/unfold'
import type { Cubes, GameEvent, Province, View } from '../../net/view'
import type { Effect } from './effect'

const text = (event: GameEvent, field: string): string => String(event[field])
const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0)
const player = (view: View, event: GameEvent) => view.players[number(event, 'seat')]
const province = (view: View, event: GameEvent, field = 'province'): Province | undefined => view.provinces[text(event, field)]

function set(found: Province | undefined, fields: Partial<Province>): void {
  if (found) Object.assign(found, fields)
}

/** Armies come to a province or go from it. */
function march(found: Province | undefined, armies: number): void {
  if (found) found.armies += armies
}

function pay(view: View, event: GameEvent): void {
  const who = player(view, event)
  if (who) who.chests -= number(event, 'paid')
}

/** A card of the plan is turned up. */
function reveal(view: View, event: GameEvent, space: string): void {
  const who = player(view, event)
  if (!who) return
  who.plan[space] = text(event, 'card')
  if (!who.shown.includes(space)) who.shown = [...who.shown, space]
}

const EFFECTS: Record<string, Effect> = {
  'event-drawn': (view, event) => {
    const { events } = view
    const drawn = events.open.find(({ card }) => card === event['card'])
    if (drawn) Object.assign(events, { current: drawn, open: events.open.filter((card) => card !== drawn) })
    view.decision = 'place'
  },
  'bid-revealed': (view, event) => {
    pay(view, event)
    reveal(view, event, 'bid')
  },
  'place-taken': (view, event) => {
    view.specials = view.specials.map((each) =>
      each.place === event['place'] ? { ...each, seat: number(event, 'seat') } : each,
    )
    view.choosing = view.choosing.filter((seat) => seat !== event['seat'])
  },
  'order-determined': (view, event) => {
    view.order = [...(event['order'] as number[])]
  },
  'action-began': (view, event) => {
    const at = number(event, 'position') - 1
    view.actions = { row: view.actions.row.with(at, text(event, 'action')), at, turn: 1 }
    view.decision = 'action'
  },
  'action-revealed': (view, event) => {
    view.actions.row = view.actions.row.with(number(event, 'position') - 1, text(event, 'action'))
  },
  'card-revealed': (view, event) => {
    reveal(view, event, text(event, 'action'))
    view.actions.turn = view.order.indexOf(number(event, 'seat')) + 1
  },
  'action-skipped': (view, event) => {
    const who = player(view, event)
    if (who && !who.shown.includes(text(event, 'action'))) who.shown = [...who.shown, text(event, 'action')]
    view.actions.turn = view.order.indexOf(number(event, 'seat')) + 1
  },
  built: (view, event) => {
    const there = province(view, event)
    if (there) there.buildings = [...there.buildings, text(event, 'building')].sort() as Province['buildings']
    pay(view, event)
  },
  collected: (view, event) => {
    const who = player(view, event)
    if (who) who[event['action'] === 'tax' ? 'chests' : 'rice'] += number(event, 'amount')
  },
  deployed: (view, event) => {
    const armies = number(event, 'armies')
    march(province(view, event), armies)
    const who = player(view, event)
    if (who) who.supply -= armies
    pay(view, event)
  },
  'armies-moved': (view, event) => {
    march(province(view, event, 'origin'), -number(event, 'armies'))
    march(province(view, event, 'target'), number(event, 'armies'))
  },
  'attack-began': (view, event) => march(province(view, event, 'origin'), -number(event, 'armies')),
  'marker-placed': (view, event) => set(province(view, event), { revolt_markers: number(event, 'markers') }),
  'cubes-thrown': (view, event) => {
    view.tower = { tray: {}, inside: { ...(event['inside'] as Cubes) } }
  },
  'bystanders-stayed': (view, event) => {
    view.tower.tray = { ...(event['cubes'] as Cubes) }
  },
  'battle-decided': (view, event) => {
    view.battle = null
    set(province(view, event), { armies: number(event, 'armies') })
    const lost = event['lost'] as Cubes
    for (const who of Object.values(view.players)) who.supply += lost[who.colour] ?? 0
  },
  'province-taken': (view, event) => set(province(view, event), { owner: number(event, 'seat') }),
  'province-razed': (view, event) =>
    set(province(view, event), { owner: null, armies: 0, buildings: [], revolt_markers: 0 }),
  'winter-began': (view) => {
    view.season = 'winter'
    view.decision = 'winter'
  },
  'rice-lost': (view, event) => {
    const who = player(view, event)
    if (who) who.rice = number(event, 'rice')
  },
  scored: (view, event) => {
    const who = player(view, event)
    if (who) who.points = number(event, 'total')
  },
}

const ALL: Record<string, Effect> = { ...EFFECTS, ...OF_COURT, ...OF_SAMURAI, ...OF_LEADERS, ...OF_CHAMBERS }

export function unfold(view: View, events: readonly GameEvent[]): void {
  for (const event of events) ALL[event.type]?.(view, event)
}
