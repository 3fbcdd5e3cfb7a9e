// The words of the sheet on a phone: its tabs and its heights.
import type { View } from '../net/view'

export type Tab = 'plan' | 'round' | 'boards' | 'score' | 'tower' | 'log'
export type Stop = 'peek' | 'half' | 'full'

/** The boards of modules have a tab where there are any. */
export const TABS: Tab[] = ['plan', 'round', 'boards', 'score', 'tower', 'log']
export const hasBoards = (view: View): boolean => [view.court, view.samurai, view.chambers].some((board) => board !== undefined)
export const STOPS: Stop[] = ['peek', 'half', 'full']
