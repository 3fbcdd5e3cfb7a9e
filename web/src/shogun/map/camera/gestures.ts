// Hands on the map: drag pans, wheel and pinch zoom, a double click shows everything,
// or comes closer where everything is shown.
import { boxIn, zoomOf } from '../../../parts/surfaces/magnified'
import type { Camera } from './camera.svelte'

const FAR = 5

/** Listen on the frame. `moved()` says whether the last press became a drag, which is not a click. */
export function gestures(frame: HTMLElement, camera: Camera): { moved: () => boolean; stop: () => void } {
  const fingers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let dragged = false

  const at = (event: MouseEvent) => {
    const box = boxIn(frame, frame)
    const zoom = zoomOf(frame)
    return { x: event.clientX / zoom - box.left, y: event.clientY / zoom - box.top }
  }

  /** A button or a list over the map, not the map itself. */
  const onTools = (event: Event) => event.target !== frame && (event.target as Element).closest('[data-map]') === null

  function wheel(event: WheelEvent): void {
    if (onTools(event)) return
    event.preventDefault()
    camera.gliding = false
    const { x, y } = at(event)
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    camera.zoomBy(Math.exp(-event.deltaY * lines * 0.0016), x, y)
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || onTools(event)) return
    if (fingers.size === 0) {
      travelled = 0
      dragged = false
    }
    camera.gliding = false
    fingers.set(event.pointerId, at(event))
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    travelled += Math.hypot(now.x - before.x, now.y - before.y)
    if (!dragged && travelled > FAR) {
      dragged = true
      frame.setPointerCapture(event.pointerId)
    }
    fingers.set(event.pointerId, now)
    if (!dragged) return
    if (other) {
      const apart = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y)
      camera.zoomBy(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
      camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else camera.panBy(now.x - before.x, now.y - before.y)
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
  }

  function twice(event: MouseEvent): void {
    if (onTools(event)) return
    const { x, y } = at(event)
    if (camera.zoom > 1) camera.fit()
    else camera.step(2, x, y)
  }

  const stop = new AbortController()
  const { signal } = stop
  frame.addEventListener('wheel', wheel, { passive: false, signal })
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('dblclick', twice, { signal })
  return { moved: () => dragged, stop: () => stop.abort() }
}
