// What each special card would change in one's own plan, as messages: the reason to take a place.
import type { SpecialChange } from '../../../net/wire'

/** A message of the catalogue with its variables. Provinces are under their own names. */
export interface Change {
  id: string
  args: Record<string, string | number>
  /** Whether it changes anything at all in this plan. */
  useful: boolean
}

/** What each card is called in the messages. */
const CALLED: Record<string, string> = {
  'one-more-chest': 'tax',
  'one-more-rice': 'rice',
  'six-armies': 'six',
  attack: 'attack',
  defence: 'defence',
}

/** In words; null for cards this client does not know. */
export function change(special: string, found: SpecialChange | undefined): Change | null {
  const called = CALLED[special]
  if (!called || !found) return null
  const { provinces, before, after } = found
  const [province = '', other = ''] = provinces
  if (!province) return { id: `web-deciding-change-none-${called}`, args: {}, useful: false }
  const args: Change['args'] = called === 'defence' ? { count: provinces.length } : { province, other, count: provinces.length, before, after }
  return { id: `web-deciding-change-${called}`, args, useful: true }
}
