// The pages by their names in addresses. Each but the first is loaded when it is first wanted.
import type { Component } from 'svelte'
import { shared } from './manifest'
import type { Route } from './route'

/** What an address says beside the page is what the page needs to know. */
type PageOf<Name extends Route['page']> = Component<Omit<Extract<Route, { page: Name }>, 'page'>>
export type Load<Page> = () => Promise<{ default: Page }>
type Pages = { [Name in Exclude<Route['page'], 'lobby' | 'unknown' | 'parts'>]: Load<PageOf<Name>> } & { parts?: Load<PageOf<'parts'>> }

export const pages: Pages = {
  table: () => shared(import('./table/TablePage.svelte')),
  replay: () => shared(import('./replay/Replay.svelte')),
  end: () => shared(import('./end/EndPage.svelte')),
  fair: () => shared(import('./end/FairPage.svelte')),
  review: () => shared(import('./review/ReviewPage.svelte')),
  puzzles: () => shared(import('./puzzles/PuzzlePage.svelte')),
  daily: () => shared(import('./daily/DailyPage.svelte')),
  statistics: () => shared(import('./statistics/StatisticsPage.svelte')),
  account: () => shared(import('./account/AccountPage.svelte')),
  moderation: () => shared(import('./account/ModerationPage.svelte')),
  profile: () => shared(import('./account/ProfilePage.svelte')),
  rules: () => shared(import('./rules/RulesPage.svelte')),
  // Only while developing: the build leaves it out.
  ...(import.meta.env.DEV && { parts: () => shared(import('./gallery/PartsPage.svelte')) }),
}
