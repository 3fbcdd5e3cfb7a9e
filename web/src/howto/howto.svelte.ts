// Whether "How to play" is open. It is loaded when somebody first wants it.

interface HowTo {
  open: boolean
  /** The module whose page is wanted; null begins at the beginning. */
  about: string | null
  /** The modules of the table one sits at. */
  modules: string[]
}
export const howTo = $state<HowTo>({ open: false, about: null, modules: [] })

/** The note that offers it to a newcomer; whoever has opened it needs no offer. */
export const OFFER = 'how-to-play'
