// How large things are drawn on the map. In sheet units they keep their size, so that all fits as it was laid out; on a
// small map they are drawn larger than that, so that numbers can be read, and close by smaller, so that land is seen.

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Units of the drawings at their own size. */
export const TOKEN = 58
export const SITE = 38
export const REVOLT = 30
/** Height of an army's number, of a name; pixels that both have at least. */
export const NUMBER = 22
const NAME = 21.5
const READABLE = 12
const READABLE_FAR = 18
const LARGEST_NAME = 20
/** A building is so wide, and so many pixels at least. */
const BUILDING = 15

export interface Sizes {
  /** Pixels for one unit of the sheet. */
  scale: number
  /** Height of names, in pixels. */
  label: number
  /** Factors by which the drawings are scaled within the sheet. */
  token: number
  site: number
}

/** From here on drawings grow more slowly than the land: at 1.75 pixels to the unit they have 0.62 of their size. */
const NEAR = 0.9
const SLOWER = (1 - 0.62) / (1.75 - NEAR)

/** `far`: looked at from across a room. */
export function sizesAt(scale: number, far = false): Sizes {
  const near = clamp(0.62, 1 - (scale - NEAR) * SLOWER, 1)
  return {
    scale,
    label: far ? LARGEST_NAME : clamp(READABLE, NAME * scale, LARGEST_NAME),
    token: Math.max(near, (far ? READABLE_FAR : READABLE) / (NUMBER * scale)),
    site: Math.max(near, BUILDING / (SITE * scale)),
  }
}
