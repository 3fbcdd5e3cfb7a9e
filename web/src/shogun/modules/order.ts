// Parts of the modules that are found in their folders, in the order of the box.
import { MODULES } from './names'

const placeOf = (path: string): number => MODULES.indexOf(path.split('/')[1]!)

/** From `import.meta.glob` in this folder: by path. */
export const inOrder = <Part>(found: Record<string, Part>): Part[] =>
  Object.keys(found)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((path) => found[path]!)
