// The words of the sheet on a phone: its tabs and its heights.
export type Tab = 'plan' | 'round' | 'boards' | 'score' | 'tower' | 'log'
export type Stop = 'peek' | 'half' | 'full'

/** The boards of modules have a tab where there are any; see pages.ts. */
export const TABS: Tab[] = ['plan', 'round', 'boards', 'score', 'tower', 'log']
export const STOPS: Stop[] = ['peek', 'half', 'full']
