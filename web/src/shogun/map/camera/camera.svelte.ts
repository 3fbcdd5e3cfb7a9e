// What part of the sheet the frame shows: zoom from 1 (at rest, all of it) to 4, and where the sheet lies behind the
// frame. While a hand moves it only its transform changes; once it rests it is drawn anew, sharply, at the new zoom.
import { homeOf } from './home'
import { type Frame, nearestPlace, type Place, resting, seen } from './resting'
import { boxOf, outlineOf, type Box, type Point, size } from '../land/shapes'

export const LARGEST = 4
const REST = 140
/** How long the sheet glides, home and to a fight. */
const GLIDE = 360
const TO_A_FIGHT = 520
/** Whoever still looks at a fight after so long thinks about it, and gets its ground as sharply as its pieces. */
const LOOKED_AT = 2500
/** Around the provinces of a fight, in pixels; and how near the map comes at most, in pixels to the unit. */
const AROUND = { left: 40, right: 40, top: 96, bottom: 22 }
const NEAREST = 1.75
/** Sea that may be seen beyond the sheet, in pixels. */
const MARGIN = 24
/** Below this scale nothing can be told apart; a phone's map begins at the larger one. */
const LEGIBLE = 0.34
const HOME = 0.62

const ALL = [...outlineOf.values()].flat()
const LAND = boxOf(ALL)

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

interface View {
  zoom: number
  x: number
  y: number
}

export class Camera {
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  /** Where the corner of the sheet lies in the frame, in pixels. */
  x = $state(0)
  y = $state(0)
  /** The zoom at which the sheet is drawn; the rest is a transform. */
  drawn = $state(1)
  /** The same for the ground, which takes most of the work: a fight is over before it would be worth it. */
  ground = $state(1)
  /** The sheet glides to its new place instead of following the hand; for so long. */
  gliding = $state(false)
  glide = $state(GLIDE)
  /** It came close to a fight, and no hand has moved it since. */
  #atFight = false

  /** What is laid over the frame. */
  covered: readonly Box[] = []
  /** The map fills the frame from edge to edge, and papers lie in its sea: they don't make it smaller. */
  stage = false
  /** Where the sheet lies at rest: searched once for a frame, since that is some work. */
  #rests = $state.raw<Place>({ scale: 0.01, x: 0, y: 0 })

  /** Where the sheet lies while all of it is in sight. */
  get rests(): Place {
    return this.#rests
  }

  readonly base = $derived(this.#rests.scale)
  readonly scale = $derived(this.base * this.zoom)
  readonly drawnScale = $derived(this.base * this.drawn)
  readonly groundScale = $derived(this.base * this.ground)

  #resting: ReturnType<typeof setTimeout> | undefined
  #before: View | null = null

  /** The frame has a new size, or other things lie over it: what was in its middle stays there. */
  resize(width: number, height: number, covered: readonly Box[] = this.covered): void {
    if (width === this.width && height === this.height && covered === this.covered) return
    const first = this.width === 0
    const [x, y] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale]
    this.width = width
    this.height = height
    this.covered = covered
    this.#rests = this.stage ? homeOf(width, height) : resting(ALL, LAND, this.#frame)
    if (first || this.zoom === 1) this.#go(1, 0, 0)
    else this.#centre(x, y)
    this.#rest()
  }

  get #frame(): Frame {
    return { width: this.width, height: this.height, covered: this.covered }
  }

  /** All of the land. */
  fit(): void {
    this.#atFight = false
    this.#glide(() => this.#go(1, 0, 0))
    this.#before = null
  }

  /** Close enough to read, around this point of the sheet. */
  home(x: number, y: number): void {
    this.zoom = clamp(1, HOME / this.base, LARGEST)
    this.drawn = this.ground = this.zoom
    this.#centre(x, y)
  }

  /** One step nearer or farther. */
  step(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#glide(() => this.zoomBy(factor, x, y))
  }

  /** Zoom by a factor; the point (x, y) of the frame stays where it is. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const next = clamp(1, this.zoom * factor, LARGEST)
    const by = next / this.zoom
    this.#go(next, x - (x - this.x) * by, y - (y - this.y) * by)
    this.#byHand()
  }

  panBy(dx: number, dy: number): void {
    this.#go(this.zoom, this.x + dx, this.y + dy)
    this.#byHand()
  }

  /** Have these provinces in sight, large enough to read. Where they are so already, nothing moves. */
  show(names: readonly string[]): void {
    const points = names.flatMap((name): Point[] => outlineOf.get(name) ?? [])
    if (!points.length) return
    if (this.stage && this.zoom === 1) return // all of the land is in sight
    if (this.scale >= LEGIBLE && seen(points, this, this.#frame, 0)) return
    const box = boxOf(points)
    const place = this.#placeFor(points, box)
    const before = { zoom: this.zoom, x: this.x, y: this.y }
    this.#glide(() => this.#go(clamp(1, place.scale / this.base, LARGEST), place.x, place.y))
    this.#before ??= before
  }

  /** Come close to the provinces of a fight, in the part of the frame that nothing at its right covers. */
  approach(names: readonly string[], covered: number): void {
    const points = names.flatMap((name): Point[] => outlineOf.get(name) ?? [])
    if (!points.length) return
    const box = boxOf(points)
    const [width, height] = [this.width - covered - AROUND.left - AROUND.right, this.height - AROUND.top - AROUND.bottom]
    const scale = Math.min(NEAREST, width / (box.right - box.left), height / (box.bottom - box.top))
    const zoom = clamp(1, scale / this.base, LARGEST)
    const drawn = this.base * zoom
    this.#glide(() => {
      this.zoom = zoom
      this.x = AROUND.left + width / 2 - ((box.left + box.right) / 2) * drawn
      this.y = AROUND.top + height / 2 - ((box.top + box.bottom) / 2) * drawn
    }, TO_A_FIGHT)
    this.#atFight = true
    this.#before = null
  }

  /** The fight is over: home again, unless somebody has moved the map meanwhile. */
  withdraw(): void {
    if (this.#atFight) this.fit()
  }

  /** The nearest place at which these points are seen, at the present scale or the nearest one that will do. */
  #placeFor(points: Point[], box: Box): Place {
    const [x, y] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale]
    const wanted = Math.max(this.scale, HOME)
    for (let scale = wanted; scale > wanted / 3; scale *= 0.94) {
      const wish = [this.width / 2 - x * scale, this.height / 2 - y * scale] as const
      const place = nearestPlace(points, box, scale, this.#frame, wish)
      if (place) return place
    }
    return resting(points, box, this.#frame)
  }

  /** Where it was before something had to be shown, unless it has been moved since. */
  back(): void {
    const before = this.#before
    this.#before = null
    if (before) this.#glide(() => this.#go(before.zoom, before.x, before.y))
  }

  /** Do this smoothly; where the user wants no motion, the page's own times are zero. */
  #glide(move: () => void, duration = GLIDE): void {
    this.gliding = true
    this.glide = duration
    move()
    this.#rest(duration)
  }

  #byHand(): void {
    this.#before = null
    this.#atFight = false
  }

  #centre(x: number, y: number): void {
    this.#go(this.zoom, this.width / 2 - x * this.scale, this.height / 2 - y * this.scale)
  }

  #go(zoom: number, x: number, y: number): void {
    this.zoom = zoom
    this.x = zoom === 1 ? this.#rests.x : within(x, size[0] * this.scale, this.width)
    this.y = zoom === 1 ? this.#rests.y : within(y, size[1] * this.scale, this.height)
    if (this.zoom !== this.drawn) this.#rest()
  }

  #rest(after = REST): void {
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => {
      this.drawn = this.zoom
      this.gliding = false
      if (this.#atFight) this.#resting = setTimeout(() => this.#sharpen(), LOOKED_AT)
      else this.#sharpen()
    }, after)
  }

  #sharpen(): void {
    this.ground = this.zoom
  }
}

/** A sheet smaller than the frame lies within it, a larger one covers it. */
function within(value: number, length: number, frame: number): number {
  const room = frame - length
  return clamp(Math.min(0, room) - MARGIN, value, Math.max(0, room) + MARGIN)
}
