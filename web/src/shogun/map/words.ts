// The map in words: names of provinces, and what a reader or a listener should know of one.
import { modulesOf } from '../modules/module'
import { row, sentences } from '../../text/lists'
import { t } from '../../text/t'
import type { Province, View } from '../view'
import type { Naming } from '../seats'
import { landNeighbours, seaNeighbours } from './land/neighbours'

export const provinceName = (name: string): string => t(`name-province-${name.toLowerCase()}`)

export function ownerName(view: View, province: Province, nameOf: Naming): string {
  if (province.owner === null) return t('web-board-nobody')
  return province.owner === view.seat ? t('web-board-you') : nameOf(province.owner)
}

/** Neighbours that are in play, those by sea marked as such. */
export function neighboursInWords(view: View, name: string): { land: string; sea: string } {
  const list = (names: string[]) => row(names.filter((other) => view.provinces[other]?.in_play).map(provinceName))
  return { land: list(landNeighbours(name)), sea: list(seaNeighbours(name)) }
}

/** What modules have put there, in words. */
export const standsIn = (view: View, name: string, nameOf: Naming): string[] =>
  modulesOf(view).flatMap(({ map }) => map?.words(view, name, nameOf) ?? [])

/** One province in a sentence or two, for those who hear the map. */
export function describe(view: View, name: string, nameOf: Naming): string {
  const province = view.provinces[name]!
  const parts = [provinceName(name)]
  if (!province.in_play) return row([...parts, t('web-board-out')])
  parts.push(ownerName(view, province, nameOf))
  if (province.armies) parts.push(t('web-board-armies', { count: province.armies }))
  parts.push(...province.buildings.map((building) => t(`name-building-${building}`)))
  parts.push(t('web-board-free-sites', { count: province.free_sites }))
  if (province.revolt_markers) parts.push(t('web-board-markers', { count: province.revolt_markers }))
  parts.push(...standsIn(view, name, nameOf))
  parts.push(t('web-board-yields', { tax: province.tax, rice: province.rice }))
  parts.push(t('board-region', { region: t(`name-region-${province.region}`) }))
  const { land, sea } = neighboursInWords(view, name)
  const borders = [land && t('web-board-borders', { provinces: land }), sea && t('web-board-by-sea', { provinces: sea })]
  return sentences([t('web-told-title', { title: row(parts) }), ...borders.filter(Boolean)])
}
