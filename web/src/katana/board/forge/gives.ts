// What the far end of a line gives with a delivery: what is printed there, and by the cards beneath.
import { COLUMNS, RESOURCES, ROWS, type Line, type Resource, type Smith } from '../../view'
import { joined } from '../../../text/lists'
import { t } from '../../../text/t'
import { facts } from '../../facts.svelte'
import { coinsOf, counted, lineName, pointsOf, some } from '../../names'

/** The Resource of a row; columns give Coins. */
export const resourceAt = (line: Line): Resource | undefined => RESOURCES[ROWS.findIndex((row) => row === line)]

export const coinsAt = (line: Line): number => facts().forge.columns[COLUMNS.findIndex((column) => column === line)] ?? 0

/** All of a kind together. */
export function givesOf(smith: Smith, line: Line): string[] {
  const resource = resourceAt(line)
  const benefits = (smith.under[line] ?? []).map(({ benefit }) => benefit)
  const stock = counted(benefits.flatMap(({ resource }) => resource ?? []))
  if (resource) stock[resource] += facts().forge.rows
  const coins = benefits.reduce((sum, { coins }) => sum + (coins ?? 0), coinsAt(line))
  const points = benefits.reduce((sum, { points }) => sum + (points ?? 0), 0)
  return [
    ...RESOURCES.filter((kind) => stock[kind]).map((kind) => some({ [kind]: stock[kind] })),
    ...(coins ? [coinsOf(coins)] : []),
    ...(points ? [pointsOf(points)] : []),
  ]
}

/** What is taken from a line in a delivery. */
export const takeWords = (smith: Smith, line: Line, doubled: boolean): string =>
  t('web-bench-take-line', { line: lineName(line), gives: joined(givesOf(smith, line)), doubled: doubled ? 'yes' : 'no' })
