import { describe, expect, it } from 'vitest'
import type { Advice } from '../net/messages'
import type { Table } from '../net/table.svelte'
import { Advising, selectorOf } from './advising.svelte'
import { asGood, comparisonWords, onlyLater } from './comparison'

const choice = (move: number) => ({ moves: [move], gain: 1, refs: [{ kind: 'province', name: 'Aki' }] })
const ADVICE: Advice = {
  moves: [7],
  reasons: [null],
  best: [choice(7), choice(8)],
  against: { moves: [8], unit: 'points', by: 1.04, own: false },
  steps: [],
  objections: [],
}

function sitting() {
  let answer: (advice: Advice) => void = () => undefined
  const table = {
    asked: true,
    since: 1,
    steps: [] as { seq: number; kind: string }[],
    view: { decision: 'march-to', about: {}, moves: [{ move: 7 }, { move: 8 }] },
    hint: () => new Promise<Advice>((done) => (answer = done)),
  }
  const advising = new Advising(table as unknown as Table)
  return { table, advising, answer: () => answer(ADVICE) }
}

describe('a suggestion', () => {
  it('is there for the question it was asked at', async () => {
    const { advising, answer } = sitting()
    const asking = advising.ask()
    expect([advising.asking, advising.now]).toEqual([true, null])
    answer()
    expect(await asking).toBe(ADVICE)
    expect([advising.asking, advising.now]).toEqual([false, ADVICE])
  })

  it('is gone when the table moves on, and when it is hidden', async () => {
    const { table, advising, answer } = sitting()
    const asking = advising.ask()
    answer()
    await asking
    advising.dismiss()
    expect(advising.now).toBeNull()
    const again = advising.ask()
    answer()
    await again
    table.steps.push({ seq: 1, kind: 'moves' }, { seq: 2, kind: 'talk' }) // the log was read, and somebody talks
    expect(advising.now).toBe(ADVICE)
    table.steps.push({ seq: 3, kind: 'moves' })
    expect(advising.now).toBeNull()
    table.steps.pop()
    table.asked = false
    expect(advising.now).toBeNull()
  })

  it('that comes too late is for nobody', async () => {
    const { table, advising, answer } = sitting()
    const asking = advising.ask()
    table.steps.push({ seq: 2, kind: 'moves' })
    answer()
    expect(await asking).toBeNull()
    expect(advising.now).toBeNull()
  })

  it('is for the cards it was asked about', async () => {
    const { advising, answer } = sitting()
    const asking = advising.ask('tax=Aki')
    answer()
    await asking
    expect(advising.for('tax=Aki')).toBe(ADVICE)
    expect(advising.for('')).toBeNull()
  })

  it('lights all that it is about', () => {
    expect(selectorOf([{ kind: 'pick', name: 'Aki' }, { kind: 'province', name: 'Awa-Boso' }])).toBe(
      '[data-pick="Aki"], [data-move~="Aki"], [data-province="Awa-Boso"]',
    )
  })
})

describe('a comparison', () => {
  const than = (by: number, unit = 'points', own = false) => comparisonWords({ moves: [8], unit, by, own }, 'Wakasa')
  it('names what is worse, and by how much', () => {
    expect(than(1.04)).toBe('About 1 point better than “Wakasa”.')
    expect(than(2.38)).toBe('About 2.4 points better than “Wakasa”.')
    expect(than(14.2)).toBe('About 14 points better than “Wakasa”.')
    expect(than(0.01)).toBe('As good as “Wakasa”.')
    expect(than(41)).toBe('Far better than “Wakasa”.')
    expect(than(12, 'chance')).toContain('12')
    expect(than(0, 'rank')).toContain('Wakasa')
  })
  it('is none with what is done anyway, a little later', () => {
    const to = (by: number) => ({ moves: [8], unit: 'points', by, own: false })
    expect(onlyLater(to(0), [3, 8])).toBe(true)
    expect(onlyLater(to(0), [3, 4])).toBe(false)
    expect(onlyLater(to(0.5), [3, 8])).toBe(false)
  })
  it('may be with a plan of one’s own', () => {
    expect(than(0, 'points', true)).not.toContain('Wakasa')
    expect(asGood({ moves: [], unit: 'points', by: 0.02, own: true })).toBe(true)
    expect(asGood({ moves: [], unit: 'points', by: 0.4, own: true })).toBe(false)
  })
})
