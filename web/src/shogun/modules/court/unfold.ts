// What an event at Tenno's Court does to the table, for the moments within a step.
import { reveal, show, type ShogunEffects } from '../../telling/effect'
import type { OfType } from '../../../net/happenings'
import type { Court } from '../../../net/wire'
import type { GameEvent, View } from '../../view'
import { favourOf } from './favours'

/** Of games with a court only. */
const at =
  <E>(change: (court: Court, event: E, view: View) => void) =>
  (view: View, event: E): void => {
    if (view.court) change(view.court, event, view)
  }

function fromTray(view: View, seat: number, armies: number): void {
  const colour = view.players[seat]!.colour
  view.tower.tray = { ...view.tower.tray, [colour]: Math.max(0, (view.tower.tray[colour] ?? 0) - armies) }
}

function bring(view: View, event: OfType<GameEvent, 'favour-brought'>): void {
  const who = view.players[event.seat]
  if (!who) return
  if (event.kind === 'chests') who.chests = event.total
  else if (event.kind === 'rice') who.rice = event.total
  else {
    view.tower.tray = { ...view.tower.tray, [who.colour]: event.total }
    who.supply -= event.amount
  }
}

export const OF_COURT: ShogunEffects = {
  'favours-laid-out': at((court, event) => {
    const laid = event.favours
    court.favours = court.favours.map((space, index) => ({ ...space, favour: favourOf(laid[index] ?? 0) }))
    court.deck = court.deck.filter((card) => !laid.includes(card))
  }),
  'court-opened': (view) => {
    show(view, 'court')
  },
  'armies-converted': at((court, event, view) => {
    reveal(view, event, event.space)
    const { seat, officials } = event
    const there = view.provinces[event.card]
    if (there) there.armies -= officials
    else fromTray(view, seat, officials)
    view.players[seat]!.supply += officials
    court.officials[seat]! -= officials
    court.entrance[seat] = event.entrance
  }),
  'nothing-converted': (view, event) => reveal(view, event, event.space),
  'audience-began': at((court, event, view) => {
    court.queue = [...event.order]
    show(view, 'court')
  }),
  'officials-entered': at((court, event) => {
    const { seat } = event
    court.audience[seat] = event.officials
    court.entrance[seat] = 0
    court.queue = court.queue.filter((other) => other !== seat)
  }),
  'favour-taken': at((court, event) => {
    const { seat, officials } = event
    court.favours = court.favours.map((space) => (space.favour?.number === event.favour ? { ...space, favour: null } : space))
    court.audience[seat]! -= officials
    court.officials[seat]! += officials
  }),
  'favours-removed': at((court) => {
    court.favours = court.favours.map((space) => ({ ...space, favour: null }))
  }),
  'officials-returned': at((court, event) => {
    const { seat } = event
    court.audience[seat] = 0
    court.entrance[seat]! += event.officials
  }),
  'favour-brought': (view, event) => bring(view, event),
  'favour-kept': at((court, event) => {
    court.kept[event.seat]! += 1
  }),
  'marker-parried': at((court, event) => {
    court.kept[event.seat]! -= 1
  }),
  'armies-granted': (view, event) => {
    const there = view.provinces[event.province]
    const who = view.players[event.seat]
    if (!there || !who) return
    there.owner = who.seat
    there.armies += event.armies
    who.supply -= event.armies
  },
  'protection-granted': at((court, event) => {
    const { seat } = event
    court.protected[seat] = [...new Set([...court.protected[seat]!, ...event.actions])].sort()
  }),
  'protection-ended': at((court, event) => {
    court.protected[event.seat] = []
  }),
}
