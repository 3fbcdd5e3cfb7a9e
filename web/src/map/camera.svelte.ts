// What part of the sheet the frame shows: zoom from 1 (all of it) to 4, and where the sheet lies behind the frame.
// While a hand moves it only its transform changes; once it rests it is drawn anew, sharply, at the new zoom.
import { type Box, size } from './shapes'

export const LARGEST = 4
const REST = 140
/** Sea that may be seen beyond the sheet, in pixels. */
const MARGIN = 24
/** Below this scale names have no room. */
const LEGIBLE = 0.42

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

interface Place {
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

  readonly base = $derived(Math.max(0.01, Math.min(this.width / size[0], this.height / size[1])))
  readonly scale = $derived(this.base * this.zoom)
  readonly drawnScale = $derived(this.base * this.drawn)

  #resting: ReturnType<typeof setTimeout> | undefined
  #before: Place | null = null

  /** The frame has a new size: what was in its middle stays there. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return
    const first = this.width === 0
    const [x, y] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale]
    this.width = width
    this.height = height
    if (first || this.zoom === 1) this.fit()
    else this.#centre(x, y)
    this.#rest()
  }

  /** The whole sheet. */
  fit(): void {
    this.#go(1, 0, 0)
  }

  /** Close enough to read, around this point of the sheet. */
  home(x: number, y: number): void {
    this.zoom = clamp(1, LEGIBLE / this.base, LARGEST)
    this.drawn = this.zoom
    this.#centre(x, y)
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

  /** Move as little as needed to have this in sight, large enough to read; `close` asks for a nearer look. */
  show(box: Box, close: boolean): void {
    const pad = 30
    const fitting = Math.min(
      this.width / (box.right - box.left + 2 * pad),
      this.height / (box.bottom - box.top + 2 * pad),
    )
    const wanted = Math.max(this.scale, close ? 0.8 : LEGIBLE)
    const zoom = clamp(1, Math.min(fitting, wanted) / this.base, LARGEST)
    const scale = this.base * zoom
    const before = { zoom: this.zoom, x: this.x, y: this.y }
    const [x, y] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale]
    const [halfX, halfY] = [this.width / scale / 2, this.height / scale / 2]
    const near = (low: number, high: number, at: number, half: number) =>
      high - low + 2 * pad > 2 * half ? (low + high) / 2 : clamp(high + pad - half, at, low - pad + half)
    this.#glide(() => {
      this.zoom = zoom
      this.#centre(near(box.left, box.right, x, halfX), near(box.top, box.bottom, y, halfY))
    })
    this.#before ??= before
  }

  /** Where it was before something had to be shown, unless it has been moved since. */
  back(): void {
    const before = this.#before
    this.#before = null
    if (before) this.#glide(() => this.#go(before.zoom, before.x, before.y))
  }

  /** Do this smoothly. */
  #glide(move: () => void): void {
    this.gliding = true
    move()
    this.#rest(360)
  }

  #centre(x: number, y: number): void {
    this.#go(this.zoom, this.width / 2 - x * this.scale, this.height / 2 - y * this.scale)
  }

  #go(zoom: number, x: number, y: number): void {
    this.zoom = zoom
    this.x = within(x, size[0] * this.scale, this.width)
    this.y = within(y, size[1] * this.scale, this.height)
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

/** A sheet smaller than the frame lies in its middle, a larger one covers it. */
function within(value: number, length: number, frame: number): number {
  if (length <= frame) return (frame - length) / 2
  return clamp(frame - length - MARGIN, value, MARGIN)
}
