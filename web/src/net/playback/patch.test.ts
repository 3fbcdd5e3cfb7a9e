import { describe, expect, it } from 'vitest'
import { merge } from './patch'

describe('a merge patch', () => {
  it('changes what it names and nothing else', () => {
    const view = { year: 1, provinces: { Kai: { armies: 3, owner: 0 }, Aki: { armies: 1 } } }
    const aki = view.provinces.Aki
    merge(view, { provinces: { Kai: { armies: 5 } } })
    expect(view.provinces.Kai).toEqual({ armies: 5, owner: 0 })
    expect(view.provinces.Aki).toBe(aki)
  })

  it('replaces lists whole and keeps null', () => {
    const view: Record<string, unknown> = { order: [0, 1], battle: { province: 'Kai' } }
    merge(view, { order: [1], battle: null })
    expect(view).toEqual({ order: [1], battle: null })
  })

  it('keeps as null what is gone', () => {
    const view: Record<string, unknown> = { tower: { tray: { blue: 2, red: 1 }, inside: { blue: 1 } } }
    merge(view, { tower: { tray: { blue: null }, inside: { red: 1 } } })
    expect(view).toEqual({ tower: { tray: { blue: null, red: 1 }, inside: { blue: 1, red: 1 } } })
  })
})
