// A march in a few words, with its armies: a suggestion names both at once.
import type { Move } from '../../net/messages'
import { wordOf } from '../../net/words'
import { t } from '../../text/t'
import type { Table } from '../view'
import { provinceName } from './words'

const TARGETS: ReadonlySet<string> = new Set(['march-to', 'move-to'])

/** The words for a target and a number of armies; "" for any other move. */
export function marchWords(table: Table, move: Move, [, armies]: readonly number[]): string {
  const { target } = move as { target?: string | null }
  if (!TARGETS.has(move.type) || !target || armies === undefined) return ''
  const attack = table.view!.provinces[target]!.owner !== table.seat
  return t(attack ? 'web-deciding-suggest-attack' : 'web-deciding-suggest-move', {
    target: provinceName(target),
    armies: Number(wordOf('shogun', armies)),
  })
}
