import { describe, expect, it } from 'vitest'
import { digest } from './digest'
import type { Line } from './line'
import { t } from '../text/t'

const line = (text: string, ...parties: number[]): Line => {
  return { text, rule: '', depth: 'sentence', seat: parties[0] ?? null, parties, type: 'built', place: null }
}
const season: Line = { ...line('Summer, year 1'), depth: 'chapter' }

describe('what is said aloud', () => {
  it('is everything while it is little', () => {
    expect(digest([season, line('Ben builds', 1), line('Cid attacks Ann', 2, 0)], 0)).toEqual([
      'Summer, year 1.',
      'Ben builds',
      'Cid attacks Ann',
    ])
  })

  it('is what concerns oneself, and how much else there was', () => {
    const many = [line('a', 1), season, line('b', 1), line('Cid attacks Ann', 2, 0), line('c', 2)]
    expect(digest(many, 0)).toEqual(['Summer, year 1.', 'Cid attacks Ann', t('web-told-more', { count: 3 })])
  })

  it('is only the summary for those who watch', () => {
    expect(digest([line('a', 0), line('b', 1), line('c', 2)], null)).toEqual([t('web-told-more', { count: 3 })])
  })
})
