// The pages of the modules in "How to play", in the order of the box, for tables where they are on.
import type { Page } from '../../learn/howto.svelte'
import { chambers } from './chambers/howto'
import { court } from './court/howto'
import { leaders } from './leaders/howto'
import { samurai } from './samurai/howto'

export const MODULE_PAGES: readonly Page[] = [court, samurai, leaders, chambers]
