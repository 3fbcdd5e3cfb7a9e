// The modules there are, in the order of the box, and how the lobby draws and calls them. What else a module has on the
// screen is found in the folder of its name.
import { has, t } from '../../text/t'
import names from './names.json' // made by `python -m handbook`

export const MODULES: readonly string[] = names

const icons = import.meta.glob<string>('./*/icon.ts', { import: 'default', eager: true })

export const moduleIcon = (module: string): string => icons[`./${module}/icon.ts`] ?? 'plus'

/** A module by name; one that this client does not know is called as the server calls it. */
export const moduleName = (module: string): string => (has(`web-module-${module}`) ? t(`web-module-${module}`) : module)
