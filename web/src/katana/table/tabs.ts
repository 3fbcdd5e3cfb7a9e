// The pages of the table on a phone, and which of them a question is about.
export const TABS = ['forge', 'town', 'cards', 'others', 'log'] as const
export type Tab = (typeof TABS)[number]

export const ICONS: Record<Tab, string> = { forge: 'forge', town: 'market', cards: 'honor', others: 'worker', log: 'log' }

/** By kind of decision; others are answered in the panel, whatever lies open. */
const PAGES: Record<string, Tab> = {
  'starting-sword': 'town',
  forging: 'forge',
  buying: 'town',
  'taking-a-card': 'town',
  advancing: 'town',
  family: 'town',
  rearranging: 'town',
  rooms: 'town',
  'palace-gift': 'town',
  decorating: 'forge',
  'academy-gift': 'forge',
  'card-move': 'forge',
  'card-decoration': 'forge',
  line: 'forge',
  delivery: 'forge',
  composing: 'forge',
  'changing-project': 'forge',
}

/** Null where one place is as good as another. */
export const tabFor = (decision: string | null): Tab | null => PAGES[decision ?? ''] ?? null
