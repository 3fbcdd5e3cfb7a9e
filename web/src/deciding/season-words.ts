// A season's changes as words: "+1 province, −2 armies".
import type { Table } from '../net/table.svelte'
import type { Round } from '../net/rounds'
import { t } from '../text/t'
import { Teller } from '../text/teller'
import { type Change, summary } from './season'
import { provinceName } from './words'

const teller = new Teller([])

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0')

export const listed = (provinces: string[]): string => teller.joined(provinces.map(provinceName))

const word = ({ what, by }: Change): string => t(`web-telling-${what}-by`, { by: signed(by), count: Math.abs(by) })

export const changed = (changes: Change[]): string =>
  changes.length ? changes.map(word).join(t('web-telling-comma')) : t('web-telling-no-change')

export const spoken = (change: Change): string =>
  t('web-telling-spoken', { what: t(`web-telling-${change.what}`), now: change.now, change: signed(change.by) })

/** The line of the log. */
export function roundWords(table: Table, round: Round): string {
  const season = t(`name-season-${round.season}`)
  const mine = summary(round, table.seat!).mine.filter((change) => change.by)
  return t('web-telling-log', { season, changes: changed(mine) })
}
