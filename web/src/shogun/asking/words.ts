// Names and phrases as they stand in the panels of a decision.
import type { Chance, Colour, Table } from '../view'
import { seatName } from '../../parts/seats'
import { t } from '../../text/t'
import { ShogunTeller } from '../telling/teller'
import { outcomes } from '../fights/shares'

export { provinceName } from '../map/words'

export const spaceName = (space: string): string => t(`planning-space-${space}`)

export function colourOf(table: Table, seat: number | null): Colour | 'farmers' {
  return seat === null ? 'farmers' : table.view!.players[seat]!.colour
}

/** A player's name at this table; the farmers for nobody. */
export const nameOf = (table: Table, seat: number | null): string =>
  seat === null ? t('web-deciding-farmers') : seatName(table.card, seat)

export const nameOrYou = (table: Table, seat: number | null): string =>
  isMine(table, seat) ? t('web-deciding-you') : nameOf(table, seat)

const isMine = (table: Table, seat: number | null): boolean => seat !== null && seat === table.seat

/** To select by in a sentence that is about the reader or about somebody else. */
export const mine = (table: Table, seat: number | null): 'yes' | 'no' => (isMine(table, seat) ? 'yes' : 'no')

export const percent = (whole: number): string => t('web-deciding-percent', { percent: whole })
/** The chance to win, as it stands beside the other two. */
export const won = (chance: Chance): string => percent(outcomes(chance)[0])

/** Tells of the events and moves of this table. */
export function tellerOf(table: Table): ShogunTeller {
  const { players, events } = table.view!
  const cards = [...events.open, ...events.gone, ...(events.current ? [events.current] : [])]
  return new ShogunTeller(
    Object.keys(players).map((seat) => seatName(table.card, Number(seat))),
    new Map(cards.map((card) => [card.card, card])),
  )
}
