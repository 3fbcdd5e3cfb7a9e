import { expect, it, vi } from 'vitest'
import { context } from './webgl'

it('asks a browser without a graphics card once', () => {
  const getContext = vi.fn(() => null)
  const canvas = { getContext } as unknown as HTMLCanvasElement
  expect([context(canvas), context(canvas)]).toEqual([null, null])
  expect(getContext).toHaveBeenCalledTimes(1)
})
