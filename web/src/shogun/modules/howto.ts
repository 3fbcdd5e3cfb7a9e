// The pages of the modules in "How to play", for tables where they are on.
import type { Page } from '../../learn/howto.svelte'
import { inOrder } from './order'

export const MODULE_PAGES: readonly Page[] = inOrder(import.meta.glob<Page>('./*/howto.ts', { import: 'default', eager: true }))
