// A season's changes as words: "+1 province, −2 armies".
import type { Table } from '../view'
import type { Round } from '../telling/rounds'
import { joined } from '../../text/lists'
import { t } from '../../text/t'
import { fights } from '../fights/fights'
import { type Change, losses, summary } from './season-report'
import type { Winter } from './winter-report'
import { nameOf, provinceName } from '../asking/words'

export const COUNTED_ICONS = { provinces: 'province', armies: 'army', buildings: 'castle', chests: 'chest', rice: 'rice', points: 'vp' }

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0')

export const listed = (provinces: string[]): string => joined(provinces.map(provinceName))

const word = ({ what, by }: Change): string => t(`web-telling-${what}-by`, { by: signed(by), count: Math.abs(by) })

export const changed = (changes: Change[]): string =>
  changes.length ? changes.map(word).join(t('web-telling-comma')) : t('web-telling-no-change')

export const spoken = (change: Change): string =>
  t('web-telling-spoken', { what: t(`web-telling-${change.what}`), now: change.now, change: signed(change.by) })

/** Which provinces the reader lost in a season, and why. */
export function lostLines(table: Table, round: Round): string[] {
  const before = fights(table.steps).filter(({ seq }) => seq <= round.moment)
  return losses(before, summary(round, table.seat!).lost, table.seat!).map(({ why, by, provinces }) =>
    t(`web-telling-lost-${why}`, { provinces: listed(provinces), player: by === null ? '' : nameOf(table, by) }),
  )
}

/** The same of a winter; null if it took none. */
export function lostInWinter(table: Table, winter: Winter): string | null {
  const lost = winter.fights.filter(({ defender, winner }) => defender === table.seat && winner === null)
  const unfed = winter.provisions.find(({ seat }) => seat === table.seat)?.unsupplied ?? 0
  return lost.length ? t('web-telling-lost-winter', { provinces: listed(lost.map(({ province }) => province)), unfed }) : null
}

/** The lines of the log: one for each player, the reader's first. */
export function roundLines(table: Table, round: Round, me: number): { seat: number; text: string }[] {
  const season = t(`name-season-${round.season}`)
  const { mine, others } = summary(round, me)
  const all = [{ seat: me, changes: mine.filter((change) => change.by) }, ...others]
  return all.map(({ seat, changes }) => {
    return { seat, text: t('web-telling-log', { season, player: nameOf(table, seat), changes: changed(changes) }) }
  })
}
