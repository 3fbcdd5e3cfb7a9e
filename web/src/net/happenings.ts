// Events, moves and what a decision is about, by their kinds: what is known of one that has it.

interface Typed {
  type: string
}

/** The event or move of this type. */
export type OfType<E extends Typed, T extends E['type']> = Extract<E, { type: T }>

/** Whether an event or a move is of this type, or of one of these. */
export const isA =
  <T extends string>(...types: readonly T[]) =>
  <E extends Typed>(event: E): event is Extract<E, { type: T }> =>
    (types as readonly string[]).includes(event.type)

type KeyOf<U> = U extends unknown ? keyof U : never
type ValueOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never
/** All the fields that one of these may have. */
export type AnyOf<U> = { [K in KeyOf<U>]?: ValueOf<U, K> }

/** Something of which the kind does not matter, for fields that several kinds have. */
export const anyOf = <U extends object>(value: U): AnyOf<U> => value as AnyOf<U>

/** What the events of a game do to a view, by their types. */
export type Effects<V, E extends Typed> = { [T in E['type']]?: (view: V, event: OfType<E, T>) => void }

/** Lets an event happen to a view. */
export function happen<V, E extends Typed>(effects: Effects<V, E>, view: V, event: E): void {
  const effect = effects[event.type as E['type']] as ((view: V, event: E) => void) | undefined
  effect?.(view, event)
}
