// Arrow keys on a board that is laid out differently on every screen: the next thing is the nearest one that way.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How much a step aside costs beside a step ahead. */
const ASIDE = 4

/** The index of the box that lies best in this direction, or of the one we come from. */
export function toward(boxes: readonly Box[], from: number, dx: number, dy: number): number {
  const here = boxes[from]
  if (!here) return from
  let best = from
  let least = Infinity
  boxes.forEach((box, index) => {
    if (index === from) return
    const ahead = dx ? dx * (middle(box).x - middle(here).x) : dy * (middle(box).y - middle(here).y)
    const aside = dx ? Math.abs(middle(box).y - middle(here).y) : Math.abs(middle(box).x - middle(here).x)
    // Beside, not ahead: nearly the same place along the way.
    if (ahead < (dx ? here.width : here.height) / 3) return
    const cost = ahead + ASIDE * aside
    if (cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
