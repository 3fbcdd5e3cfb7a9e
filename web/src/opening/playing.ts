// One click to a game: a table that begins at once.
import { api } from '../net/api'
import { me } from '../net/me.svelte'
import { comingTo } from './ahead'
import { wanted, type Wish } from './setup'

/** Sit down at a table as wished, whose other seats have bots; its id. */
export async function playNow(wish: Wish): Promise<string> {
  comingTo(wish.game)
  await me.somebody()
  const { begin, seated } = await import('../net/fairness/sealing') // the first screen does without
  const card = await seated((given) => api.create(wanted(wish), given))
  await begin(card.id)
  return card.id
}
