// Planning by keyboard: 0 is the bid, 1 to 9 and - are the spaces as they lie, j k l those that a module adds, and letters
// for the rest.

export const SPACE_KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-', 'j', 'k', 'l'] as const

export interface Doing {
  /** The n-th space was named by its key; the bid is 0. */
  space(index: number): void
  takeBack(): void
  undo(): void
  suggest(): void
  ready(): void
  why(): void
  letGo(): void
  /** To the next thing in this direction. */
  step(dx: number, dy: number): void
  /** To the first or the last thing. */
  edge(last: boolean): void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const LETTERS: Record<string, (doing: Doing) => void> = {
  Backspace: (doing) => doing.takeBack(),
  Delete: (doing) => doing.takeBack(),
  z: (doing) => doing.undo(),
  h: (doing) => doing.suggest(),
  r: (doing) => doing.ready(),
  '?': (doing) => doing.why(),
  Escape: (doing) => doing.letGo(),
  Home: (doing) => doing.edge(false),
  End: (doing) => doing.edge(true),
}

/** Whether the key meant something here. */
export function onKey(event: KeyboardEvent, doing: Doing): boolean {
  const chord = event.ctrlKey || event.metaKey
  if (event.altKey || (chord && event.key.toLowerCase() !== 'z')) return false
  const index = SPACE_KEYS.indexOf(event.key.toLowerCase() as (typeof SPACE_KEYS)[number])
  const arrow = ARROWS[event.key]
  const letter = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (index >= 0) doing.space(index)
  else if (arrow) doing.step(...arrow)
  else if (letter) letter(doing)
  else return false
  return true
}
