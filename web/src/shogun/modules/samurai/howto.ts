// The page of the Samurai in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import SamuraiPicture from './SamuraiPicture.svelte'

export const samurai: Page = { id: 'samurai', picture: SamuraiPicture, lines: [['province', 'regions'], ['samurai', 'benefit'], ['winter', 'reset']] }
