// How the spaces lie: in the columns of a desk's dock, as cards side by side, as rows on a phone, or as tiles where a phone
// has little height.
export type Shape = 'columns' | 'cards' | 'rows' | 'tiles'

const WIDE = 1050
const NARROW = 600
const LOW = 430

export function shapeOf(width: number, height: number): Shape {
  if (width > WIDE) return 'columns'
  if (width > NARROW) return 'cards'
  return height < LOW ? 'tiles' : 'rows'
}
