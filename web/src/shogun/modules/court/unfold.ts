// What an event at Tenno's Court does to the table, for the moments within a step.
import type { Effect } from '../../telling/effect'
import type { Court, GameEvent, View } from '../../../net/view'
import { favourOf } from './favours'

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0)
const seatOf = (event: GameEvent): number => number(event, 'seat')

/** Of games with a court only. */
const at =
  (change: (court: Court, event: GameEvent, view: View) => void): Effect =>
  (view, event) => {
    if (view.court) change(view.court, event, view)
  }

function reveal(view: View, event: GameEvent): void {
  const who = view.players[seatOf(event)]
  const space = String(event['space'])
  if (!who) return
  who.plan[space] = String(event['card'] ?? 'empty')
  if (!who.shown.includes(space)) who.shown = [...who.shown, space]
}

function fromTray(view: View, seat: number, armies: number): void {
  const colour = view.players[seat]!.colour
  view.tower.tray = { ...view.tower.tray, [colour]: Math.max(0, (view.tower.tray[colour] ?? 0) - armies) }
}

function bring(view: View, event: GameEvent): void {
  const who = view.players[seatOf(event)]
  if (!who) return
  if (event.rule === 'court.favour-gives-chests') who.chests = number(event, 'total')
  else if (event.rule === 'court.favour-gives-rice') who.rice = number(event, 'total')
  else {
    view.tower.tray = { ...view.tower.tray, [who.colour]: number(event, 'total') }
    who.supply -= number(event, 'amount')
  }
}

export const OF_COURT: Record<string, Effect> = {
  'favours-laid-out': at((court, event) => {
    const laid = event['favours'] as number[]
    court.favours = court.favours.map((space, index) => ({ ...space, favour: favourOf(laid[index] ?? 0) }))
    court.deck = court.deck.filter((card) => !laid.includes(card))
  }),
  'court-opened': (view) => {
    view.decision = 'court'
  },
  'armies-converted': at((court, event, view) => {
    reveal(view, event)
    const [seat, officials] = [seatOf(event), number(event, 'officials')]
    const there = view.provinces[String(event['card'])]
    if (there) there.armies -= officials
    else fromTray(view, seat, officials)
    view.players[seat]!.supply += officials
    court.officials[seat]! -= officials
    court.entrance[seat] = number(event, 'entrance')
  }),
  'nothing-converted': (view, event) => reveal(view, event),
  'audience-began': at((court, event, view) => {
    court.queue = [...(event['order'] as number[])]
    view.decision = 'court'
  }),
  'officials-entered': at((court, event) => {
    const seat = seatOf(event)
    court.audience[seat] = number(event, 'officials')
    court.entrance[seat] = 0
    court.queue = court.queue.filter((other) => other !== seat)
  }),
  'favour-taken': at((court, event) => {
    const [seat, officials] = [seatOf(event), number(event, 'officials')]
    court.favours = court.favours.map((space) => (space.favour?.number === event['favour'] ? { ...space, favour: null } : space))
    court.audience[seat]! -= officials
    court.officials[seat]! += officials
  }),
  'favours-removed': at((court) => {
    court.favours = court.favours.map((space) => ({ ...space, favour: null }))
  }),
  'officials-returned': at((court, event) => {
    const seat = seatOf(event)
    court.audience[seat] = 0
    court.entrance[seat]! += number(event, 'officials')
  }),
  'favour-brought': (view, event) => bring(view, event),
  'favour-kept': at((court, event) => {
    court.kept[seatOf(event)]! += 1
  }),
  'marker-parried': at((court, event) => {
    court.kept[seatOf(event)]! -= 1
  }),
  'armies-granted': (view, event) => {
    const there = view.provinces[String(event['province'])]
    const who = view.players[seatOf(event)]
    if (!there || !who) return
    there.owner = who.seat
    there.armies += number(event, 'armies')
    who.supply -= number(event, 'armies')
  },
  'protection-granted': at((court, event) => {
    const seat = seatOf(event)
    court.protected[seat] = [...new Set([...court.protected[seat]!, ...(event['actions'] as string[])])].sort()
  }),
  'protection-ended': at((court, event) => {
    court.protected[seatOf(event)] = []
  }),
}
