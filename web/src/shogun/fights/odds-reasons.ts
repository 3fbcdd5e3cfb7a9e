// What the chances of a battle count beside the armies that march and stand there: said line by line, so that nobody
// wonders where they come from.
import type { Table, View } from '../view'
import { t } from '../../text/t'
import type { Clash, RowKind, Side } from './clash'
import { mine, nameOf } from '../asking/words'

/** Those that nobody sees on the map. */
const UNSEEN: RowKind[] = ['tray', 'card', 'castle', 'helpers']

/** The cubes that are still inside, may come out and would count, each with its side. */
function inside(view: View, { mine: ours, theirs, loyal }: Clash): { id: string; side: Side; count: number }[] {
  const of = ({ seat }: Side) => view.tower.inside[seat === null ? 'farmers' : view.players[seat]!.colour] ?? 0
  const helpers = theirs.seat !== null && loyal ? (view.tower.inside.farmers ?? 0) : 0
  const found = [
    { id: 'inside', side: ours, count: of(ours) },
    { id: 'inside', side: theirs, count: of(theirs) },
    { id: 'inside-helpers', side: theirs, count: helpers },
  ]
  return found.filter(({ count }) => count > 0)
}

/** `fixed`: special cards and castles are counted among the armies already. */
export function reasons(table: Table, clash: Clash, fixed = false): string[] {
  const view = table.view!
  const line = (id: string, { seat }: Side, count: number) =>
    t(`web-deciding-reason-${id}`, {
      count,
      whose: seat === null ? 'farmers' : mine(table, seat),
      player: nameOf(table, seat),
    })
  const told = (side: Side) =>
    side.rows
      .filter((row) => UNSEEN.includes(row.kind) && !(fixed && (row.kind === 'card' || row.kind === 'castle')))
      .map((row) => line(row.kind, side, row.cubes))
  const loose = inside(view, clash).map(({ id, side, count }) => line(id, side, count))
  return [...told(clash.mine), ...told(clash.theirs), ...loose]
}
