import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera, LARGEST } from './camera.svelte'
import { boxOf, outlineOf, shapeOf, size } from '../land/shapes'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function framed(width = 1000, height = 600): Camera {
  const camera = new Camera()
  camera.resize(width, height)
  return camera
}

/** The point of the sheet under a point of the frame. */
const under = (camera: Camera, x: number, y: number) => [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale]

describe('the camera', () => {
  it('shows all of the land at first, in the middle of the frame', () => {
    const camera = framed()
    const { left, top, right, bottom } = boxOf([...outlineOf.values()].flat())
    expect((right - left) * camera.scale).toBeCloseTo(980)
    expect(camera.x + left * camera.scale).toBeCloseTo(10)
    expect(camera.y + ((top + bottom) / 2) * camera.scale).toBeCloseTo(300)
  })

  it('rests where nothing lies over a province', () => {
    const camera = framed()
    const [covered] = [{ left: 10, top: 10, right: 420, bottom: 200 }]
    camera.resize(1000, 600, [covered!])
    const points = [...outlineOf.values()].flat().map(([x, y]) => [camera.x + x * camera.scale, camera.y + y * camera.scale])
    expect(points.filter(([x, y]) => x! < covered!.right && y! < covered!.bottom)).toEqual([])
    expect(camera.scale).toBeGreaterThan(0.4)
  })

  it('does not move for what is in sight', () => {
    const camera = framed()
    const before = [camera.zoom, camera.x, camera.y]
    camera.show(['Mutsu', 'Aki'])
    expect([camera.zoom, camera.x, camera.y]).toEqual(before)
    expect(camera.gliding).toBe(false)
  })

  it('keeps what is under the pointer while zooming', () => {
    const camera = framed()
    camera.zoomBy(2, 500, 300)
    const before = under(camera, 620, 280)
    camera.zoomBy(1.3, 620, 280)
    const after = under(camera, 620, 280)
    expect(after[0]).toBeCloseTo(before[0]!)
    expect(after[1]).toBeCloseTo(before[1]!)
  })

  it('zooms between once and four times', () => {
    const camera = framed()
    camera.zoomBy(100)
    expect(camera.zoom).toBe(LARGEST)
    camera.zoomBy(0.001)
    expect(camera.zoom).toBe(1)
  })

  it('never loses the land', () => {
    const camera = framed()
    camera.zoomBy(3)
    camera.panBy(99999, -99999)
    expect(camera.x).toBeLessThan(50)
    expect(camera.y + camera.scale * size[1]).toBeGreaterThan(550)
  })

  it('draws anew only when the hand rests', () => {
    const camera = framed()
    vi.runAllTimers()
    camera.zoomBy(2)
    expect(camera.drawn).toBe(1)
    vi.runAllTimers()
    expect(camera.drawn).toBe(2)
  })

  it('brings a province into sight and goes back', () => {
    const camera = framed(390, 430)
    camera.home(400, 500)
    const before = [camera.zoom, camera.x, camera.y]
    const { box } = shapeOf.get('Mutsu')!
    camera.show(['Mutsu'])
    const [left, top] = under(camera, 0, 0)
    const [right, bottom] = under(camera, 390, 430)
    expect(left).toBeLessThan(box.left)
    expect(top).toBeLessThan(box.top)
    expect(right).toBeGreaterThan(box.right)
    expect(bottom).toBeGreaterThan(box.bottom)
    camera.back()
    expect([camera.zoom, camera.x, camera.y]).toEqual(before)
  })

  it('leaves the ground of a fight as it is drawn, unless somebody goes on looking at it', () => {
    const camera = framed()
    camera.approach(['Iyo', 'Tosa'], 0)
    vi.advanceTimersByTime(1000)
    expect(camera.drawn).toBe(camera.zoom)
    expect(camera.ground).toBe(1)
    vi.advanceTimersByTime(3000)
    expect(camera.ground).toBe(camera.zoom)
  })
})
