import { describe, expect, it } from 'vitest'
import { addressOf, parse } from './route'

const at = (path: string) => parse(new URL(path, 'https://table.example'))

describe('the address bar', () => {
  it('leads to the lobby', () => expect(at('/')).toEqual({ page: 'lobby' }))
  it('leads to a table, with the link of a private one', () => {
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc', link: null, screen: false })
    expect(at('/t/abc/?link=xyz')).toEqual({ page: 'table', id: 'abc', link: 'xyz', screen: false })
    expect(at('/t/abc/screen?link=xyz')).toEqual({ page: 'table', id: 'abc', link: 'xyz', screen: true })
  })
  it('leads to a moment of a game, as somebody saw it', () => {
    expect(at('/t/abc/replay?at=12&as=2')).toEqual({ page: 'replay', id: 'abc', link: null, at: 12, as: 2, packed: null, together: false })
    expect(at('/record/a-b_c?at=3')).toEqual({ page: 'replay', id: '', link: null, at: 3, as: null, packed: 'a-b_c', together: false })
    expect(at('/t/abc/replay?together=1')).toEqual({ page: 'replay', id: 'abc', link: null, at: null, as: null, packed: null, together: true })
    expect(at('/t/abc/replay?at=-1&as=two')).toEqual({ page: 'replay', id: 'abc', link: null, at: null, as: null, packed: null, together: false })
  })
  it('leads to the end of a game', () => expect(at('/t/abc/end')).toEqual({ page: 'end', id: 'abc', link: null }))
  it('keeps the link of a private table on the way to its other pages', () => {
    expect(addressOf('abc', null)).toBe('/t/abc')
    expect(at(addressOf('abc', 'x-y'))).toEqual({ page: 'table', id: 'abc', link: 'x-y', screen: false })
    expect(at(addressOf('abc', 'x-y', 'end'))).toEqual({ page: 'end', id: 'abc', link: 'x-y' })
    const moment = { at: 7, as: 1 }
    expect(at(addressOf('abc', 'x-y', 'replay', moment))).toEqual({ page: 'replay', id: 'abc', link: 'x-y', ...moment, packed: null, together: false })
  })
  it('says when there is no such page', () => {
    for (const path of ['/nowhere', '/t', '/t/abc/else', '/t/abc/end/more']) expect(at(path).page).toBe('unknown')
  })
})
