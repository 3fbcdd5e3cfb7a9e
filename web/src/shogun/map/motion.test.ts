import { describe, expect, it, vi } from 'vitest'
import { shapeOf } from './land/shapes'
import { crossingOf, onTheWay } from './arrow'
import { taken } from './motion'

vi.mock('../../settings.svelte', () => ({ reducedMotion: () => false }))

describe('a march on its way', () => {
  it('begins at the armies and ends where they go', () => {
    expect(onTheWay('Settsu', 'Harima', 0)).toEqual(shapeOf.get('Settsu')!.army)
    expect(onTheWay('Settsu', 'Harima', 1)).toEqual(shapeOf.get('Harima')!.army)
  })
})

describe('a province that changes hands', () => {
  const element = {} as Element

  it('is taken from the border that was crossed', () => {
    const [x, y] = crossingOf('Settsu', 'Harima')
    expect(taken(element, { from: 'Settsu', name: 'Harima' }).css!(1, 0)).toContain(`at ${x}px ${y}px`)
  })

  it('changes all at once where nobody marched', () => {
    expect(taken(element, { from: null, name: 'Harima' }).css!(0.5, 0.5)).toBe('opacity: 0.5')
  })
})
