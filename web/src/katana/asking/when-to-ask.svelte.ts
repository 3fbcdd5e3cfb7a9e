// When somebody wants to be asked in the turns of others, where deliveries and cards are possible too. The choice is
// kept in the browser; by it the question is answered at once, or not until something has changed.
import type { Choosing } from './choosing.svelte'

/** every: each time something could be done; change: again only when something has changed; turn: in one's own only. */
export const WHENS = ['every', 'change', 'turn'] as const
export type When = (typeof WHENS)[number]

const KEY = 'bakufu-katana-asking'

function kept(): When {
  try {
    const found = localStorage.getItem(KEY) as When
    return WHENS.includes(found) ? found : 'change'
  } catch {
    return 'change' // storage may be forbidden
  }
}

class Asking {
  #when = $state<When>(kept())

  get when(): When {
    return this.#when
  }

  set when(when: When) {
    this.#when = when
    try {
      localStorage.setItem(KEY, when)
    } catch {
      // the choice then lasts as long as the page
    }
  }
}

export const asking = new Asking()

/** The word that declines now, as it was chosen: whoever wants to be asked each time says no for this time only. */
export function declining(choosing: Pick<Choosing, 'can'>, when: When): string | null {
  const words = when === 'every' ? ['enough', 'quiet'] : ['quiet', 'enough']
  return words.find((word) => choosing.can(word)) ?? null
}

/** What is answered without asking: only between turns, and only if that was chosen. A gift is always offered. */
export function answering(choosing: Pick<Choosing, 'can' | 'view'>, when: When): string | null {
  return choosing.view.decision === 'aside' && when === 'turn' ? declining(choosing, when) : null
}
