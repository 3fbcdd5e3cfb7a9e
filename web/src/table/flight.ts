// Something that flies over the table when somebody gets it.
export interface Flight {
  /** Selectors of where it comes from and where it goes. */
  from: string
  to: string
  /** What it is, by the name of its picture. */
  what: string
  count: number
}
