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

/** Where a pick lies. */
const LIES: readonly [begins: RegExp, tab: Tab][] = [
  [/^(monk-)?(row|column)-|^(move|deliver|swap|decorate|at|take|sashimono|compose)\b/, 'forge'],
  [/^(monk-)?(red|blue|white|green|market|academy|palace|komainu)\b|^(family|room|decorator|card|sword)-/, 'town'],
  [/^(pass|play|buy)-/, 'cards'],
]

/** Null where only the panel shows it. */
export const tabWith = (pick: string): Tab | null => LIES.find(([begins]) => begins.test(pick))?.[1] ?? null

/** Null where one place is as good as another. */
export const tabFor = (decision: string | null): Tab | null => PAGES[decision ?? ''] ?? null
