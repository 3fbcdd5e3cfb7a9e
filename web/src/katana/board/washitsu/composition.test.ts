import { describe, expect, it } from 'vitest'
import { arranged, canGive, composingMoves, endOf, judge } from './composition'
import { recipe, smith, stock, sword } from '../pieces/sample'

const rules = (letters: string, who = smith({ project: stock(letters) })): string[] =>
  judge(who, recipe(letters)).problems.map((problem) => problem.rule)

describe('a composition', () => {
  it('of one of each kind, row after row, can be forged', () => {
    const verdict = judge(smith({ project: stock('LWSSTT') }), recipe('LWSSTT'))
    expect(verdict.problems).toEqual([])
    expect(verdict.cost).toBe(0)
    expect(verdict.value).toBe(15) // 4 + 1 + 2 + 2 + 3 + 3
    expect(verdict.begins).toBe('1a')
    expect(verdict.ends).toBe('4d') // to the right with its first Resource, and with each that equals the one before
  })
  it('needs each kind, and says which are missing', () => {
    const verdict = judge(smith({ project: stock('LWW') }), recipe('LWW'))
    expect(verdict.problems).toEqual([{ rule: 'katana.each-resource', about: ['steel', 'leather'] }])
  })
  it('jumps no row', () => {
    expect(judge(smith({ project: stock('LWST') }), recipe('LSWT')).problems).toContainEqual({
      rule: 'katana.adjacent-rows',
      about: ['lacquer', 'steel'],
    })
  })
  it('has seven Resources at most', () => {
    expect(rules('LLWWSSTT')).toContain('project.at-most-seven')
  })
  it('needs its first space', () => {
    const taken = smith({ project: stock('LWST') }, { '1a': sword('7', 'LW', 0) })
    expect(rules('LWST', taken)).toEqual(['katana.first-space'])
    expect(judge(taken, recipe('TSWL')).problems).toEqual([])
  })
  it('is not put into play by who has passed', () => {
    expect(rules('LWST', smith({ project: stock('LWST'), passed: true }))).toEqual(['katana.before-passing'])
  })
  it('costs a point for each Resource added late or taken off', () => {
    const late = smith({ project: stock('LWWS'), washitsu: [sword('9', 'TSS', 3)] })
    const verdict = judge(late, recipe('LWST'))
    expect(verdict.problems).toEqual([])
    expect(verdict.adds).toEqual(stock('T'))
    expect(verdict.drops).toEqual(stock('W'))
    expect(verdict.cost).toBe(2)
  })
  it('takes late Resources from delivered Swords only', () => {
    expect(rules('LWST', smith({ project: stock('LWS') }))).toEqual(['project.late-from-delivered'])
  })
  it('does not add what was taken off', () => {
    const changed = smith({ project: stock('LWS'), dropped: stock('T'), washitsu: [sword('9', 'TSS', 3)] })
    expect(rules('LWST', changed)).toEqual(['project.no-back-and-forth'])
  })
})

describe('delivered Swords', () => {
  const delivered = [sword('9', 'TSS', 3, { gave: stock('S') }), sword('1', 'LWW', 3)]
  it('give two Resources each at most', () => {
    expect(canGive(delivered, stock('S'))).toBe(true)
    expect(canGive(delivered, stock('TS'))).toBe(false)
    expect(canGive(delivered, stock('TWW'))).toBe(true)
    expect(canGive(delivered, stock('LWW'))).toBe(false)
  })
})

describe('the Project', () => {
  it('is arranged so that it can be forged', () => {
    const who = smith({ project: stock('LWSSTT') })
    expect(judge(who, arranged(who)).problems).toEqual([])
  })
  it('is arranged around a space that is taken', () => {
    const taken = { '1a': sword('7', 'LW', 0) }
    expect(arranged(smith({ project: stock('LWST') }, taken))).toEqual(recipe('TSWL'))
  })
  it('is shown as it is where it cannot be forged', () => {
    const both = { '1a': sword('7', 'LW', 0), '4a': sword('8', 'TS', 0) }
    const stuck = smith({ project: stock('LWST') }, both)
    expect(judge(stuck, arranged(stuck)).problems.map(({ rule }) => rule)).toEqual(['katana.first-space'])
    expect(arranged(smith({ project: stock('SLL') }))).toEqual(recipe('LLS'))
  })
  it('goes on from what is composed already', () => {
    expect(arranged(smith({ project: stock('LWST') }), recipe('TS'))).toEqual(recipe('TSWL'))
  })
})

describe('putting it into play', () => {
  const who = smith({ project: stock('LWST') })
  const order = recipe('LWST')
  const verdict = judge(who, order)
  it('takes all picks from where the question stands', () => {
    expect(composingMoves('turn', true, verdict, order, 0)).toEqual([359, 52, 319, 320, 321, 322])
    expect(composingMoves('changing-project', false, verdict, order, 0)).toEqual([52, 319, 320, 321, 322])
    expect(composingMoves('composing', false, verdict, order, 2)).toEqual([321, 322])
    expect(composingMoves('turn', false, verdict, order, 0)).toBeNull()
  })
  it('takes off before it adds', () => {
    const late = smith({ project: stock('LWWS'), washitsu: [sword('9', 'TSS', 3)] })
    expect(composingMoves('turn', true, judge(late, order), order, 0)?.slice(0, 3)).toEqual([359, 365, 363])
  })
})

it('ends nowhere before it is begun', () => expect(endOf([])).toBeNull())
