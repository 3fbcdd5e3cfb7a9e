// A season's changes as words: "+1 province, −2 armies".
import type { Table } from '../view'
import type { Round } from '../telling/rounds'
import { joined, row } from '../../text/lists'
import { t } from '../../text/t'
import { fights, standing } from '../fights/fights'
import { anyOf } from '../../net/happenings'
import { holdingsOf, typesOf } from '../modules/module'
import { type Change, losses, summary } from './season-report'
import type { Winter } from './winter-report'
import { nameOf, provinceName, tellerOf } from '../asking/words'

const ICONS: Record<string, string> = { provinces: 'province', armies: 'army', buildings: 'buildings', chests: 'chest', rice: 'rice', points: 'vp' }

/** The picture of what is counted; `added`: by a module. */
export const counted = ({ view }: Table, { what }: Change): { icon: string; added: boolean } => {
  const icon = ICONS[what]
  return icon ? { icon, added: false } : { icon: holdingsOf(view!).find((holding) => holding.what === what)?.icon ?? 'vp', added: true }
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0')

export const listed = (provinces: string[]): string => joined(provinces.map(provinceName))

const word = ({ what, by }: Change): string => t(`web-telling-${what}-by`, { by: signed(by), count: Math.abs(by) })

export const changed = (changes: Change[]): string =>
  changes.length ? changes.map(word).join(t('web-telling-comma')) : t('web-telling-no-change')

export const spoken = (change: Change): string =>
  t('web-telling-spoken', { what: t(`web-telling-${change.what}`), now: change.now, change: signed(change.by) })

/** Which provinces the reader lost in a season, and why. */
export function lostLines(table: Table, round: Round): string[] {
  return losses(fights(round.steps), summary(round, table.seat!).lost, table.seat!).map(({ why, by, provinces }) =>
    t(`web-telling-lost-${why}`, { provinces: listed(provinces), player: by === null ? '' : nameOf(table, by) }),
  )
}

/** Which provinces the others took in a season, but for those that the reader has been told to have lost to them. */
export function rivalLines(table: Table, round: Round): string[] {
  const { others, lost } = summary(round, table.seat!)
  const told = losses(fights(round.steps), lost, table.seat!).flatMap(({ why, provinces }) => (why === 'taken' ? provinces : []))
  const list = others
    .map(({ seat, won }) => ({ seat, taken: won.filter((province) => !told.includes(province)) }))
    .filter(({ taken }) => taken.length)
    .map(({ seat, taken }) => t('web-telling-took-by', { player: nameOf(table, seat), provinces: listed(taken) }))
  return list.length ? [t('web-telling-took', { list: row(list) })] : []
}

/** The season's event, and what modules brought the reader or took away, beside the numbers. */
export function moduleLines(table: Table, round: Round): string[] {
  const types = typesOf('event-drawn', ({ brings }) => brings)
  const teller = tellerOf(table)
  return standing(round.steps)
    .flatMap(({ events }) => events)
    .filter((event) => types.has(event.type) && (anyOf(event).seat ?? table.seat) === table.seat)
    .map((event) => teller.brought(event))
}

/** What the reader lost in a winter, and why; null if it took none. */
export function lostInWinter(table: Table, winter: Winter): string | null {
  const lost = winter.fights.filter(({ defender, winner }) => defender === table.seat && winner === null)
  const unfed = winter.provisions.find(({ seat }) => seat === table.seat)?.unsupplied ?? 0
  return lost.length ? t('web-telling-lost-winter', { provinces: listed(lost.map(({ province }) => province)), unfed }) : null
}

/** Of which season a report is; and where the board is already further than what comes next, at what. */
export function headed({ view }: Table, { season, year, partial }: Round): { title: string; later: string } {
  const near = view!.year === year && (season !== 'autumn' || view!.season === 'winter')
  return {
    title: t(partial ? 'web-telling-season-partly' : 'web-telling-season-over', { season: t(`name-season-${season}`), year }),
    later: near ? '' : t('web-telling-later', { season: t('story-chapter', { season: t(`name-season-${view!.season}`), year: view!.year }) }),
  }
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
