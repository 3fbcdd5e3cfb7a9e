// How large things on the map are drawn at a scale (screen pixels for one unit of the sheet): tokens and names keep
// a readable size on the screen while the land grows and shrinks beneath them.

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Units of the drawings at their own size, see Token.svelte and Marks.svelte. */
export const TOKEN = 46
export const SITE = 31
export const REVOLT = 30

export interface Sizes {
  /** Pixels for one unit of the sheet. */
  scale: number
  /** Height of names, in pixels. */
  label: number
  /** Factors by which the drawings are scaled within the sheet. */
  token: number
  site: number
}

export function sizesAt(scale: number): Sizes {
  const token = clamp(17, 56 * scale, 36)
  const site = clamp(13, 41 * scale, 32)
  return { scale, label: clamp(11, 24 * scale, 17), token: token / (TOKEN * scale), site: site / (SITE * scale) }
}
