// Why something is suggested, in words.
import type { Reason } from '../net/messages'
import { type Args, has, t } from '../text/t'

/** What a name in a reason is called, by the name of the variable. */
export type Names = Readonly<Record<string, (name: string) => string>>

/** The words of a reason; none for one that this client does not know yet. `short`: below the move itself, which need
    not be said again. */
export function reasonText({ id, args }: Reason, names: Names = {}, short = false): string {
  const words: Args = {}
  for (const [name, value] of Object.entries(args)) words[name] = names[name]?.(String(value)) ?? value
  if (short && has(`reason-${id}.short`)) return t(`reason-${id}.short`, words)
  return has(`reason-${id}`) ? t(`reason-${id}`, words) : ''
}
