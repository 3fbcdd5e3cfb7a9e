// What a table needs is fetched while somebody only seems about to go there, so that it is at hand after the click.
import { Slot } from '../slots'

/** Load all that a table of the game is shown with. */
export const tables = new Slot<() => Promise<unknown>>()

const fetched = new Set<string>()

/** Somebody is going to a table of this game. What fails now is tried again by the page itself. */
export function comingTo(game: string): void {
  if (fetched.has(game)) return
  fetched.add(game)
  tables.of(game)?.().catch(() => fetched.delete(game))
}

/** Where something leads to a table, it has a `data-game`; being pointed at or focused is enough. */
export function lookAhead(place: HTMLElement): () => void {
  const look = ({ target }: Event) => {
    const game = target instanceof Element ? target.closest<HTMLElement>('[data-game]')?.dataset['game'] : undefined
    if (game) comingTo(game)
  }
  place.addEventListener('pointerover', look)
  place.addEventListener('focusin', look)
  return () => {
    place.removeEventListener('pointerover', look)
    place.removeEventListener('focusin', look)
  }
}
