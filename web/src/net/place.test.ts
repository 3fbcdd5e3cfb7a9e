import { describe, expect, it } from 'vitest'
import { onServer } from './place'

describe('pages on a server', () => {
  const at = (address: string) => onServer.path(new URL(address, 'https://table.example'))

  it('are paths; data, parts of a page and the edition are not', () => {
    expect(onServer.href('/t/abc')).toBe('/t/abc')
    expect(at('/t/abc?link=x')).toBe('/t/abc?link=x')
    expect(['/api/tables', '/offline/', '/rules/katana#doubts'].map(at)).toEqual([null, null, null])
  })
})
