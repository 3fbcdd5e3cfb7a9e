// The chamber board with its lines, six rows and six columns.
import type { TableCard } from '../../../net/messages'
import type { Chambers, ChambersOutlook } from '../../../net/wire'
import { seatName } from '../../../parts/seats'
import type { Region, View } from '../../view'
import { outlookOf } from '../../season/winter-preview'
import { joined } from '../../../text/lists'
import { t } from '../../../text/t'

export const ROWS = [...'abcdef']
export const COLUMNS = [...'123456']

export const linesOf = (chamber: string): [string, string] => [`row-${chamber[0]}`, `column-${chamber[1]}`]

/** Whose marker lies there: a seat's, the neutral player's, one to take, or none. */
export type Holder = number | 'neutral' | 'open' | null

export function holderOf(chambers: Chambers, chamber: string): Holder {
  const seat = chambers.taken[chamber]
  if (seat !== undefined) return seat
  if (chambers.face_down.includes(chamber)) return 'neutral'
  return chambers.face_up.includes(chamber) ? 'open' : null
}

/** How lines and regions stand, as the server says. */
export const chambersOf = (view: View): ChambersOutlook => outlookOf(view).modules['chambers'] as ChambersOutlook

/** A row or a column in words. */
export function lineName(line: string): string {
  const [kind, name] = line.split('-') as [string, string]
  return t(`phrase-chamber-${kind}`, { name: name.toUpperCase() })
}

/** A space of the board in words: whose marker lies there. */
export function chamberWords(view: View, card: TableCard | null, chamber: string): string {
  const holder = holderOf(view.chambers!, chamber)
  const state = typeof holder === 'number' ? 'taken' : (holder ?? 'empty')
  const player = typeof holder === 'number' ? seatName(card, holder) : ''
  return t('web-chambers-space', { chamber: chamber.toUpperCase(), state, player })
}

/** A region of the row in words: who leads there, and who comes first in a tie. */
export function regionWords(view: View, card: TableCard | null, region: Region, place: number): string {
  const { seats, provinces, first } = chambersOf(view).regions[region]!
  const sharing = seats.length > 1 ? (first === null ? 'tied' : 'first') : seats.length ? 'leads' : 'nobody'
  return t('web-chambers-leads', {
    place,
    region: t(`name-region-${region}`),
    sharing,
    count: provinces,
    names: seats.length ? joined(seats.map((seat) => seatName(card, seat))) : '',
    first: first === null ? '' : seatName(card, first),
  })
}
