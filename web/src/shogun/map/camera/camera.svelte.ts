// What part of the sheet the frame shows: zoom from 1 (at rest, all of it) to 4, and where the sheet lies behind the
// frame. While a hand moves it only its transform changes; once it rests it is drawn anew, sharply, at the new zoom.
import { type Frame, nearestPlace, type Place, resting, seen } from './resting'
import { boxOf, outlineOf, type Box, type Point, size } from '../land/shapes'

export const LARGEST = 4
const REST = 140
/** How long the sheet glides; see --dur-3. */
const GLIDE = 360
/** Sea that may be seen beyond the sheet, in pixels. */
const MARGIN = 24
/** Below this scale nothing can be told apart; a phone's map begins at the larger one. */
const LEGIBLE = 0.34
const HOME = 0.42

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
  /** The sheet glides to its new place instead of following the hand. */
  gliding = $state(false)

  /** What is laid over the frame. */
  covered: readonly Box[] = []
  /** Where the sheet lies at rest: searched once for a frame, since that is some work. */
  #rests = $state.raw<Place>({ scale: 0.01, x: 0, y: 0 })

  readonly base = $derived(this.#rests.scale)
  readonly scale = $derived(this.base * this.zoom)
  readonly drawnScale = $derived(this.base * this.drawn)

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
    this.#rests = resting(ALL, LAND, this.#frame)
    if (first || this.zoom === 1) this.#go(1, 0, 0)
    else this.#centre(x, y)
    this.#rest()
  }

  get #frame(): Frame {
    return { width: this.width, height: this.height, covered: this.covered }
  }

  /** All of the land. */
  fit(): void {
    this.#glide(() => this.#go(1, 0, 0))
    this.#before = null
  }

  /** Close enough to read, around this point of the sheet. */
  home(x: number, y: number): void {
    this.zoom = clamp(1, HOME / this.base, LARGEST)
    this.drawn = this.zoom
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
    this.#before = null
  }

  panBy(dx: number, dy: number): void {
    this.#go(this.zoom, this.x + dx, this.y + dy)
    this.#before = null
  }

  /** Have these provinces in sight, large enough to read. Where they are so already, nothing moves. */
  show(names: readonly string[]): void {
    const points = names.flatMap((name): Point[] => outlineOf.get(name) ?? [])
    if (!points.length) return
    if (this.scale >= LEGIBLE && seen(points, this, this.#frame, 0)) return
    const box = boxOf(points)
    const place = this.#placeFor(points, box)
    const before = { zoom: this.zoom, x: this.x, y: this.y }
    this.#glide(() => this.#go(clamp(1, place.scale / this.base, LARGEST), place.x, place.y))
    this.#before ??= before
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
  #glide(move: () => void): void {
    this.gliding = true
    move()
    this.#rest(GLIDE)
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
    }, after)
  }
}

/** A sheet smaller than the frame lies within it, a larger one covers it. */
function within(value: number, length: number, frame: number): number {
  const room = frame - length
  return clamp(Math.min(0, room) - MARGIN, value, Math.max(0, room) + MARGIN)
}
