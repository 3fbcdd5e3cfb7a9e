// What kind of thing a line of the log tells, for the filter.

/** The kinds of a game: for each the types of its events. */
export type Kinds = Readonly<Record<string, string>>

/** By type of event; undefined for what belongs to no kind: set-up, and what a newer server tells. */
export function kindOf(kinds: Kinds, type: string): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]!.split(' ').includes(type))
}
