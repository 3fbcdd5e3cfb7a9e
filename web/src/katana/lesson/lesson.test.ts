import { beforeAll, describe, expect, it } from 'vitest'
import { smith, stock, sword } from '../board/pieces/sample'
import { HOUSES, type ForgeForecast, type KatanaEvent, type KatanaView, type LineForecast, type Smith, type SwordTile } from '../view'
import { speakOf } from '../../text/t'
import { say } from '../../learn/lesson'
import { type KatanaAt, upTo } from './at'
import { lesson } from './lesson'

const tile: SwordTile = { sword: '12', recipe: ['lacquer', 'lacquer', 'steel'], points: 6, coins: 3, strength: 2 }
const moving = (moves: string[], blocked: Record<string, string> = {}): LineForecast =>
  ({ ok: true, rule: null, text: '', coins: 0, moves, swords: moves, resources: {}, strides: [], blocked })

function at(more: Partial<KatanaAt> = {}, me: Smith = smith({ coins: 8 }), picks: string[] = ['red-1', 'market', 'row-1', 'komainu', 'pass-1']): KatanaAt {
  const view = {
    round: 1,
    over: false,
    decision: 'turn',
    offering: 5,
    moves: picks.map((pick, move) => ({ move, pick, type: 'x' })),
    houses: {
      ...Object.fromEntries(HOUSES.map((house) => [house, { spaces: {}, card: null, cards: 0 }])),
      red: { spaces: { 'red-1': { sword: tile, figure: null } }, card: null, cards: 0 },
    },
    market: { prices: { lacquer: 4, wood: 1, steel: 2, leather: 3 } },
  } as unknown as KatanaView
  return { recent: [], undo: null, view, me, asked: true, can: (word) => picks.includes(word), looked: null, forge: null, leave: () => undefined, ...more }
}

const GREETED = ['hello', 'forge', 'recipe', 'figures']
const ALL = new Set([...lesson.script.notes, ...lesson.script.stories].map(({ id }) => id))
const note = (moment: KatanaAt) => say(lesson.script, moment, new Set(GREETED))?.id
const remark = (moment: KatanaAt) => say(lesson.script, moment, ALL)?.id
const forging = (more: Partial<ForgeForecast>): ForgeForecast => ({ lines: {} as ForgeForecast['lines'], lacking: [], swords: {}, after_monk: 9, ...more })
const lines = (worker: LineForecast, monk = worker) => forging({ lines: { 'row-1': { worker, monk } } as ForgeForecast['lines'] })

beforeAll(() => {
  speakOf('katana')
  return () => speakOf('shogun')
})

describe('a turn', () => {
  it('begins with a greeting', () => {
    expect(say(lesson.script, at(), new Set())?.id).toBe('hello')
  })
  it('is for Swords, for moves, for what is lacking, or for something else', () => {
    expect(note(at())).toBe('sword')
    const two = { '1a': sword('1', 'LLW', 0), '1c': sword('2', 'LL', 1) }
    const some = { forge: lines(moving(['move-1c', 'move-1a'])) }
    const one = { forge: lines(moving(['move-1a'])) }
    expect(note(at(some, smith({ stock: stock('LL') }, two)))).toBe('several')
    expect(note(at(one, smith({ stock: stock('L') }, two)))).toBe('sword')
    const three = { '1a': sword('1', 'LLW', 0), '2a': sword('2', 'WW', 0), '3a': sword('3', 'SW', 0) }
    expect(note(at({ forge: forging({ lacking: ['lacquer'] }) }, smith({ coins: 8 }, three)))).toBe('market')
    expect(note(at(one, smith({ stock: stock('L') }, three)))).toBe('one')
    expect(note(at({}, smith({ stock: stock('W') }, three)))).toBe('elsewhere')
    expect(note(at({}, smith({ workers: 0 })))).toBe('last')
    expect(note(at({}, smith(), ['deliver-2c', 'market']))).toBe('deliver')
  })
  it('has a sentence for each decision, and none while others decide', () => {
    const deciding = (decision: string, asked = true) => at({ view: { ...at().view, decision } as KatanaView, asked })
    expect(note(deciding('buying'))).toBe('at-buying')
    expect(note(deciding('buying', false))).toBeUndefined()
    expect(note(deciding('something-new'))).toBeUndefined()
  })
})

describe('a place that is looked at', () => {
  const looking = (place: string, monk = false, more: Partial<KatanaAt> = {}, me?: Smith) => at({ looked: { place, monk }, ...more }, me)
  const needing = (price: number, coins: number) => forging({ swords: { 'red-1': { missing: ['lacquer', 'steel'], price, coins, short: Math.max(0, price - coins) } } })
  it('is remarked on where it may be regretted', () => {
    expect(remark(looking('pass-1'))).toBe('early')
    expect(remark(looking('pass-1', false, {}, smith({ workers: 0 })))).toBeUndefined()
    expect(remark(looking('row-1', false, { forge: lines(moving([])) }))).toBe('still')
    expect(remark(looking('row-1', false, { forge: lines(moving(['move-1a'], { 7: 'movement.one-sword-a-space' })) }))).toBe('blocked')
    expect(remark(looking('row-1', true, { forge: lines(moving(['move-1a'])) }))).toBe('idle-monk')
    expect(remark(looking('market', true, { forge: forging({ after_monk: 1 }) }))).toBe('poor-monk')
    expect(remark(looking('red-1', false, { forge: needing(12, 5) }))).toBe('unfit')
  })
  it('is praised for a Monk where he does more', () => {
    const both = lines(moving(['move-1a']), moving(['move-1a', 'move-1b']))
    const can = (word: string) => word === 'monk-row-1'
    expect(remark(looking('row-1', false, { forge: both, can }))).toBe('better-monk')
    expect(remark(looking('row-1', false, { forge: both, can: () => false }))).toBeUndefined()
  })
  it('is left by who takes it back', () => {
    let left = false
    say(lesson.script, looking('pass-1', false, { leave: () => (left = true) }), ALL)!.back!()
    expect(left).toBe(true)
  })
  it('is nothing to remark on where all is well', () => {
    expect(remark(looking('red-1', false, { forge: needing(12, 12) }))).toBeUndefined()
    expect(remark(looking('market'))).toBeUndefined()
  })
})

describe('the round', () => {
  const event = (type: KatanaEvent['type'], fields: Record<string, unknown> = {}) => ({ type, rule: 'r', ...fields }) as KatanaEvent
  it('is told to its end and no further', () => {
    const recent = [event('passed', { seat: 0 }), event('round-began', { round: 2 }), event('figure-placed', { seat: 1 })]
    expect(upTo(recent)).toHaveLength(1)
    expect(upTo([event('round-began', { round: 1 })])).toHaveLength(1)
  })
  it('says nothing of going on alone to who has passed', () => {
    const passed = { recent: [event('passed', { seat: 1 })] }
    expect(say(lesson.script, at(passed), new Set())?.id).toBe('rival-passed')
    expect(say(lesson.script, at(passed, smith({ passed: true })), new Set(GREETED))?.id).not.toBe('rival-passed')
  })
  it('is over with the second one', () => {
    expect(lesson.script.over(at())).toBe(false)
    expect(lesson.script.over(at({ view: { ...at().view, round: 2 } as KatanaView }))).toBe(true)
  })
})
