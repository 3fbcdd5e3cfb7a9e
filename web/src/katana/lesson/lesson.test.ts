import { beforeAll, describe, expect, it } from 'vitest'
import { smith } from '../board/pieces/sample'
import { HOUSES, type ForgeForecast, type KatanaEvent, type KatanaView, type LineForecast, type Smith, type SwordTile } from '../view'
import { speakOf } from '../../text/t'
import { say } from '../../learn/lesson'
import { type KatanaAt, upTo } from './at.svelte'
import { lesson } from './lesson'

const tile: SwordTile = { sword: '12', recipe: ['lacquer', 'lacquer', 'steel'], points: 6, coins: 3, strength: 2 }
const moving = (moves: string[], blocked: Record<string, string> = {}): LineForecast =>
  ({ ok: true, rule: null, text: '', coins: 0, moves, swords: moves, resources: {}, strides: [], plays: [], blocked })

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
  return { recent: [], undo: null, view, me, asked: true, can: (word) => picks.includes(word), worse: () => 0, looked: null, forge: null, suggested: 'red-1', leave: () => undefined, ...more }
}

const GREETED = ['hello', 'forge', 'recipe', 'figures']
const ALL = new Set([...lesson.script.notes, ...lesson.script.stories].map(({ id }) => id))
const note = (moment: KatanaAt) => say(lesson.script, moment, new Set(GREETED))?.id
const remark = (moment: KatanaAt) => say(lesson.script, moment, ALL)?.id
const forging = (more: Partial<ForgeForecast>): ForgeForecast => ({ lines: {} as ForgeForecast['lines'], lacking: [], swords: {}, after_monk: 9, whole: null, cautions: {}, ...more })
const lines = (worker: LineForecast, monk = worker) => forging({ lines: { 'row-1': { worker, monk } } as ForgeForecast['lines'] })

beforeAll(() => {
  speakOf('katana')
  return () => speakOf('shogun')
})

describe('what would be suggested', () => {
  it('is never remarked on', () => {
    const looked = { place: 'pass-1', monk: false }
    const me = smith({ coins: 8, workers: 2 })
    expect(remark(at({ looked }, me))).toBe('early')
    expect(remark(at({ looked, suggested: 'pass-1' }, me))).toBeUndefined()
  })
})

describe('a turn', () => {
  it('begins with a greeting', () => {
    expect(say(lesson.script, at(), new Set())?.id).toBe('hello')
    expect(say(lesson.script, at({ view: { ...at().view, decision: 'starting-sword' } as KatanaView }), new Set())?.id).toBe('hello')
  })
  it('keeps its greeting while the adviser is asked', () => {
    expect(say(lesson.script, at({ asked: false, waits: true }), new Set())?.id).toBe('hello')
    expect(say(lesson.script, at({ asked: false }), new Set())).toBeNull()
  })
  it('is for what the adviser suggests', () => {
    const suggesting = (suggested: string, more: Partial<KatanaAt> = {}) => note(at({ suggested, ...more }))
    const two = lines(moving(['move-1a']), moving(['move-1c', 'move-1a']))
    expect(suggesting('red-1')).toBe('sword')
    expect(suggesting('row-1', { forge: lines(moving(['move-1a'])) })).toBe('one')
    expect(suggesting('row-1', { forge: lines(moving(['move-1c', 'move-1a'])) })).toBe('several')
    expect(suggesting('monk-row-1', { forge: two })).toBe('monk')
    expect(suggesting('market')).toBe('market')
    expect(suggesting('palace')).toBe('palace')
    expect(suggesting('komainu')).toBe('elsewhere')
    expect(suggesting('monk-market')).toBe('elsewhere')
    expect(suggesting('play-7')).toBe('card')
    expect(suggesting('pass-1')).toBe('last')
    expect(note(at({}, smith(), ['deliver-2c', 'market']))).toBe('deliver')
    expect(note(at({ suggested: null }))).toBeUndefined()
  })
  it('goes on with the button once a place is looked at', () => {
    const looked = { place: 'row-1', monk: false }
    const shown = { ...moving(['move-1a', 'move-1b']), plays: [15, 54, 55] }
    const said = say(lesson.script, at({ looked, suggested: 'row-1', forge: lines(shown) }), new Set(GREETED))
    expect(said).toMatchObject({ id: 'confirm-line', light: '[data-as-shown]', args: { button: 'Place it and make 2 moves as shown' } })
    expect(say(lesson.script, at({ looked: { place: 'red-1', monk: false } }), new Set(GREETED))).toMatchObject({ id: 'confirm', args: { button: 'Place Worker' } })
  })
  it('is lit where the suggested answer lies', () => {
    const asked = at({ view: { ...at().view, decision: 'family' } as KatanaView, suggested: 'family-3' })
    expect(say(lesson.script, asked, new Set(GREETED))).toMatchObject({ id: 'at-family', light: '[data-pick="family-3"], [data-move~="family-3"]' })
  })
  it('has a sentence for each decision, and none while others decide', () => {
    const deciding = (decision: string, asked = true) => at({ view: { ...at().view, decision } as KatanaView, asked })
    expect(note(deciding('buying'))).toBe('at-buying')
    expect(note(deciding('buying', false))).toBeUndefined()
    expect(note(deciding('something-new'))).toBeUndefined()
  })
})

describe('a place that is looked at', () => {
  const looking = (place: string, monk = false, more: Partial<KatanaAt> = {}, me?: Smith) => at({ looked: { place, monk }, suggested: null, ...more }, me)
  const needing = (price: number, coins: number) => forging({ swords: { 'red-1': { missing: ['lacquer', 'steel'], price, coins, short: Math.max(0, price - coins) } } })
  it('is remarked on where it may be regretted', () => {
    expect(remark(looking('pass-1'))).toBe('early')
    expect(remark(looking('pass-1', false, {}, smith({ workers: 0 })))).toBeUndefined()
    expect(remark(looking('row-1', false, { forge: lines(moving([])) }))).toBe('still')
    expect(remark(looking('row-1', false, { forge: lines(moving(['move-1a'], { 7: 'movement.one-sword-a-space' })) }))).toBe('blocked')
    expect(remark(looking('row-1', true, { forge: lines(moving(['move-1a'])) }))).toBe('idle-monk')
    expect(remark(looking('market', true, { worse: (word) => (word === 'monk-market' ? 2 : 1) }))).toBe('poor-monk')
    expect(remark(looking('market', true, { worse: () => 1 }))).toBeUndefined()
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
  it('is over with the round of the first delivery', () => {
    const second = { view: { ...at().view, round: 2 } as KatanaView }
    expect(lesson.script.over(at())).toBe(false)
    expect(lesson.script.over(at({}, smith({ delivered: 1 })))).toBe(false)
    expect(lesson.script.over(at(second, smith({ delivered: 1 })))).toBe(true)
    expect(lesson.script.over(at(second))).toBe(false)
    expect(note(at(second))).toBe('further')
  })
})
