// The words of the sheet on a phone: its tabs and its heights.

export type Tab = 'plan' | 'round' | 'score' | 'tower' | 'log'
export type Stop = 'peek' | 'half' | 'full'

export const TABS: Tab[] = ['plan', 'round', 'score', 'tower', 'log']
export const STOPS: Stop[] = ['peek', 'half', 'full']
