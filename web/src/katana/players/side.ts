// A side of the table in a few numbers, alike for players and for the Ghost, and what it is doing.
import type { KatanaView } from '../view'

export interface Side {
  points: number
  /** The Ghost has none. */
  coins: number | null
  workers: number
  blocked: number
  monks: number | null
  swords: number
  cards: number | null
  honors: number
  passed: boolean
}

export function sideOf(view: KatanaView, side: number): Side {
  const smith = view.players[side]
  const of = smith ?? view.ghost!
  const { points, workers, blocked, passed } = of
  return {
    points,
    workers,
    blocked,
    passed,
    coins: smith?.coins ?? null,
    monks: smith?.monks ?? null,
    swords: of.delivered,
    cards: smith ? smith.cards.length : null,
    honors: of.honors.length,
  }
}

/** away, turn, deciding: awaited, in one's own turn or in another's; passed; first: begins the round. */
export type Doing = 'away' | 'turn' | 'deciding' | 'passed' | 'first' | 'waiting'

export function doing(view: KatanaView, side: number): Doing {
  if (view.over) return 'waiting'
  if (view.table.awaited.includes(side)) return view.turn === side ? 'turn' : 'deciding'
  if (view.table.away.includes(side)) return 'away'
  if (sideOf(view, side).passed) return 'passed'
  return view.first === side ? 'first' : 'waiting'
}
