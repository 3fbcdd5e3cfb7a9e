// The place on the board that is pointed at from elsewhere: a row, a card, the log. A board shows it as its game does.

class Pointing {
  /** Under the pointer or the keyboard, wherever it is pointed at. */
  lit = $state<string | null>(null)
  /** Where something happens that is being told. */
  told = $state<string | null>(null)
}

export const pointing = new Pointing()
