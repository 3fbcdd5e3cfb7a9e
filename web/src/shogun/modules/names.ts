// The modules that this client has, in the order of the box, and how they are drawn.
import { has, t } from '../../text/t'

export const MODULES: readonly string[] = ['court', 'samurai', 'leaders', 'chambers']

const ICONS: Record<string, string> = { court: 'official', samurai: 'samurai', leaders: 'leader', chambers: 'chamber' }

export const moduleIcon = (module: string): string => ICONS[module] ?? 'plus'

/** A module by name; one that this client does not know is called as the server calls it. */
export const moduleName = (module: string): string => (has(`web-module-${module}`) ? t(`web-module-${module}`) : module)
