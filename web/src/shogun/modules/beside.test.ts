import { expect, it } from 'vitest'
import { above, placed } from './beside'

const BOX = { width: 300, height: 120 }
const WINDOW = { width: 1000, height: 800 }

it('is above what lies low, and below what lies high', () => {
  expect(placed({ left: 400, top: 700, width: 100, height: 60 }, BOX, WINDOW)).toEqual({ left: 300, top: 568 })
  expect(placed({ left: 400, top: 50, width: 100, height: 60 }, BOX, WINDOW)).toEqual({ left: 300, top: 122 })
})

it('never leaves the window', () => {
  expect(placed({ left: 980, top: 780, width: 40, height: 40 }, BOX, WINDOW)).toEqual({ left: 688, top: 648 })
  expect(placed({ left: -50, top: 0, width: 1100, height: 700 }, BOX, WINDOW)).toEqual({ left: 350, top: 290 })
})

it('is in the middle where there is nothing to point at', () => {
  expect(placed(null, BOX, WINDOW)).toEqual({ left: 344, top: 334 })
})

it('is above all of a dock, and beside the thing itself where the dock leaves no room', () => {
  const convert = { left: 400, top: 700, width: 100, height: 60 }
  const dock = { left: 0, top: 600, width: 1000, height: 200 }
  expect(placed(above(convert, dock, BOX), BOX, WINDOW)).toEqual({ left: 300, top: 468 })
  expect(above(convert, { ...dock, top: 130, height: 670 }, BOX)).toEqual(convert)
})
