import { describe, expect, it } from 'vitest'
import type { TableCard } from '../net/messages'
import { linkOf, pasted } from './tables'

describe('what somebody pastes', () => {
  it('leads to a table, by link or by name', () => {
    expect(pasted('https://table.example/t/hF_bix_ozL04')).toBe('/t/hF_bix_ozL04')
    expect(pasted(' https://table.example/t/hF_bix-ozL04?link=Jn-T9 ')).toBe('/t/hF_bix-ozL04?link=Jn-T9')
    expect(pasted('hF_bix_ozL04')).toBe('/t/hF_bix_ozL04')
  })
  it('leads nowhere if it is something else', () => {
    expect(pasted('')).toBeNull()
    expect(pasted('hello there!')).toBeNull()
  })
})

describe('the link that opens a table', () => {
  it('is only needed for a private one', () => {
    const card = { visible: false, link: 'own' } as TableCard
    expect([linkOf(card, 'came'), linkOf(card, null)]).toEqual(['came', 'own'])
    expect(linkOf({ ...card, visible: true }, 'came')).toBeNull()
  })
})
