// Whether "How to play" is open. It is loaded when somebody first wants it.

export const howTo = $state({ open: false })

/** The note that offers it to a newcomer; whoever has opened it needs no offer. */
export const OFFER = 'how-to-play'
