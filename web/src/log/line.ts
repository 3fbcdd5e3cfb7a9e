// A line of the log, in words, with the rule behind it.

export type Depth = 'chapter' | 'heading' | 'sentence'

export interface Line {
  text: string
  /** "" for a chapter. */
  rule: string
  depth: Depth
  /** Whose doing it is, for the plate before the line and the filter; null for nobody's. */
  seat: number | null
  /** All players whom it concerns, with whose doing it is. */
  parties: number[]
  /** The event's type, for the filter. */
  type: string
  /** Where it happened, to light up on the board. */
  place: string | null
}
