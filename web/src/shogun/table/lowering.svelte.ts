// The Back button of a phone lowers the sheet before it leaves the page. While the sheet can be lowered, an entry of
// our own lies on top of the browser's history; going back takes it away, and that is the sign.
import { here } from '../../route'

const lies = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true

/** To be called while the sheet is made. `level` is how often it can be lowered. */
export function lowerOnBack(level: () => number, lower: () => void): void {
  $effect(() => {
    if (level() > 0 && !lies()) history.pushState({ sheet: true }, '', location.href)
  })
  $effect(() => {
    const page = here()
    function back(): void {
      if (here() !== page || lies()) return
      if (level() > 0) lower()
      else history.back() // it was lowered by hand: there is nothing to take back
    }
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (here() === page && lies()) history.back() // the sheet has made way for another layout
    }
  })
}
