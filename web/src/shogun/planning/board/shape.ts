// How the spaces lie: as cards side by side, as rows on a phone, or as tiles where a phone has little height.
export type Shape = 'cards' | 'rows' | 'tiles'

const NARROW = 600
const LOW = 430

export function shapeOf(width: number, height: number): Shape {
  if (width > NARROW) return 'cards'
  return height < LOW ? 'tiles' : 'rows'
}
