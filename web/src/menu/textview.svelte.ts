// Whether the table is shown as text: the same as the terminal's, one key away.

class TextView {
  open = $state(false)
}

export const textView = new TextView()
