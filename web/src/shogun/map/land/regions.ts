// The five regions, from west to east, in the order in which tables show them.
import type { Region } from '../../view'

export const REGIONS: Region[] = ['green', 'red', 'purple', 'brown', 'yellow']
