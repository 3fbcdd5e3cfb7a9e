// What the server says that a leader would improve, where his coming is asked for.
import { previewAt } from '../../preview'
import type { LeaderPreview } from '../../../net/wire'
import type { Table } from '../../view'

/** Null until it is known. */
export function leaderPreview(table: Table): LeaderPreview | null {
  const module = previewAt(table).found?.module
  return module?.type === 'leader-preview' ? module : null
}
