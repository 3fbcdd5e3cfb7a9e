// The favour cards: what is printed on them, and what they do in words.
import { facts } from '../../facts.svelte'
import type { Favour, FavourKind } from '../../../net/wire'
import { t } from '../../../text/t'

interface Printed {
  favour: Partial<Record<string, { kind: FavourKind; amount?: number }>>
}

/** All of them, by number. */
export const allFavours = (): Favour[] => Object.keys(facts<Printed>().favour).map((number) => favourOf(Number(number))!)

export function favourOf(number: number): Favour | null {
  const card = facts<Printed>().favour[number]
  return card ? { number, kind: card.kind, amount: card.amount ?? 0 } : null
}

/** In a few words, as the log says it; the bare number of a card that a newer box has. */
export function favourName(number: number): string {
  const favour = favourOf(number)
  return favour ? t(`name-favour-${favour.kind}`, { amount: favour.amount }) : String(number)
}

/** What stands on the card, and what it does when somebody takes it. */
export const favourTitle = ({ kind, amount }: Favour): string => t(`web-court-favour-${kind}`, { amount })
export const favourDoes = ({ kind, amount }: Favour): string => t(`web-court-favour-${kind}.does`, { amount })

const ICONS: Record<string, string> = {
  event: 'event',
  marker: 'revolt',
  armies: 'army',
  chests: 'chest',
  tray: 'tray',
  rice: 'rice',
  points: 'vp',
  castle: 'castle',
  temple: 'temple',
  theatre: 'theatre',
}
export const favourIcon = ({ kind }: Favour): string => ICONS[kind] ?? 'sp-defence'
