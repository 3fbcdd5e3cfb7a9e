// Who would be thrown into the tower in an attack, as everyone can count it. No chances: this stays when hints are off.
import type { View } from '../../net/view'

export type RowKind = 'march' | 'attack' | 'there' | 'tray' | 'card' | 'castle' | 'helpers' | 'farmers'

export interface Row {
  kind: RowKind
  cubes: number
}

export interface Side {
  seat: number | null
  rows: Row[]
  thrown: number
}

export interface Clash {
  province: string
  mine: Side
  theirs: Side
  /** Farmers in the tray side with the defender. Of no matter in a neutral province. */
  loyal: boolean
}

export function holds(view: View, seat: number, special: string): boolean {
  return view.specials.some((place) => place.special === special && place.seat === seat)
}

/** The farmers who would defend a neutral province now. */
export function farmersOf(view: View): number {
  const event = view.events.current
  const called = (event?.effect === 'two-farmers' ? event.amounts[0] : undefined) ?? 1
  return Math.min(called, view.supply.farmers ?? 0)
}

function side(seat: number | null, rows: Row[]): Side {
  const kept = rows.filter((row) => row.cubes > 0 || row.kind === 'there')
  return { seat, rows: kept, thrown: kept.reduce((sum, row) => sum + row.cubes, 0) }
}

/** An attack by `seat` with so many armies. Special cards count as used, since their owners may. */
export function clash(view: View, seat: number, province: string, armies: number): Clash {
  const there = view.provinces[province]!
  const tray = view.tower.tray
  const inTray = (who: number) => tray[view.players[who]!.colour] ?? 0
  const help = (who: number, special: string) =>
    holds(view, who, special) && view.players[who]!.supply > 0 ? 1 : 0
  const mine = side(seat, [
    { kind: 'march', cubes: armies },
    { kind: 'tray', cubes: inTray(seat) },
    { kind: 'card', cubes: help(seat, 'attack') },
  ])
  const loyal = there.revolt_markers === 0
  const owner = there.owner
  if (owner === null) {
    const farmers: Row[] = [
      { kind: 'farmers', cubes: farmersOf(view) },
      { kind: 'tray', cubes: tray.farmers ?? 0 },
    ]
    return { province, mine, theirs: side(null, farmers), loyal }
  }
  const castle = view.events.current?.effect === 'castle-defends' && there.buildings.includes('castle')
  const theirs = side(owner, [
    { kind: 'there', cubes: there.armies },
    { kind: 'tray', cubes: inTray(owner) },
    { kind: 'castle', cubes: castle ? 1 : 0 },
    { kind: 'card', cubes: help(owner, 'defence') },
    { kind: 'helpers', cubes: loyal ? (tray.farmers ?? 0) : 0 },
  ])
  return { province, mine, theirs, loyal }
}
