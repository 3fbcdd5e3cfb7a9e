import { describe, expect, it } from 'vitest'
import { homeOf, LAND } from './home'

describe('where the map rests on a stage', () => {
  it.each([
    [1280, 572, 0.56],
    [1440, 672, 0.66],
    [1920, 852, 0.84],
  ])('fills its height and lies at its east edge: %d by %d', (width, height, scale) => {
    const home = homeOf(width, height)
    expect(home.scale).toBeCloseTo(scale, 1)
    expect(home.y + LAND.top * home.scale).toBeCloseTo(6)
    expect(home.y + LAND.bottom * home.scale).toBeCloseTo(height - 8)
    expect(home.x + LAND.right * home.scale).toBeCloseTo(width - 14)
    expect(home.x + LAND.left * home.scale).toBeGreaterThan(8)
  })

  it('makes sea of more width, not smaller land', () => {
    expect(homeOf(2400, 852).scale).toBe(homeOf(1920, 852).scale)
  })

  it('fills the width of a narrow stage, and leaves the north to papers and the east to tools', () => {
    const { scale, x, y } = homeOf(820, 484)
    expect(x + LAND.left * scale).toBeCloseTo(8)
    expect(x + LAND.right * scale).toBeCloseTo(820 - 46)
    expect(y + LAND.bottom * scale).toBeCloseTo(484 - 8)
    expect(y + LAND.top * scale).toBeGreaterThan(60)
  })
})
