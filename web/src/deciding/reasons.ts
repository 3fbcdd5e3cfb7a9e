// What the chances of a battle count beside the armies that march and stand there: said line by line, so that nobody
// wonders where they come from.
import type { Table } from '../net/table.svelte'
import type { View } from '../net/view'
import { t } from '../text/t'
import type { Clash, RowKind, Side } from './clash'
import { mine, nameOf } from './words'

/** Those that nobody sees on the map. */
const UNSEEN: RowKind[] = ['tray', 'card', 'castle', 'helpers']

/** The cubes of both sides that are still inside, and may come out. */
function inside(view: View, { mine: ours, theirs }: Clash): { own: number; other: number } {
  const of = ({ seat }: Side) => view.tower.inside[seat === null ? 'farmers' : view.players[seat]!.colour] ?? 0
  return { own: of(ours), other: of(theirs) }
}

/** `fixed`: special cards and castles are counted among the armies already. */
export function reasons(table: Table, clash: Clash, fixed = false): string[] {
  const view = table.view!
  const told = (side: Side) =>
    side.rows
      .filter((row) => UNSEEN.includes(row.kind) && !(fixed && (row.kind === 'card' || row.kind === 'castle')))
      .map((row) =>
        t(`web-deciding-reason-${row.kind}`, {
          count: row.cubes,
          whose: side.seat === null ? 'farmers' : mine(table, side.seat),
          player: nameOf(table, side.seat),
        }),
      )
  const { own, other } = inside(view, clash)
  const loose = own + other > 0 ? [t('web-deciding-reason-inside', { own, other, player: nameOf(table, clash.theirs.seat) })] : []
  return [...told(clash.mine), ...told(clash.theirs), ...loose]
}
