import { describe, expect, it } from 'vitest'
import type { Event, Step } from '../net/messages'
import { lastDeed, since } from './coach.svelte'
import { type Moment, say, type Script, standing } from './lesson'

interface At extends Moment {
  wrong: string | null
  laid: boolean
  over: boolean
}
const event = (type: Event['type']) => ({ type, rule: `rule.${type}` }) as Event
const at = (more: Partial<At> = {}): At => ({ recent: [], undo: null, wrong: null, laid: false, over: false, ...more })

const script: Script<At> = {
  chapters: ['one'],
  chapter: () => 0,
  over: ({ over }) => over,
  remarks: [{ id: 'regret', about: ({ wrong }) => wrong, args: (_, about) => ({ about }), back: () => () => undefined, rule: () => 'a.b' }],
  stories: [
    { id: 'won', of: ({ type }) => type === 'built', ruled: true },
    { id: 'lost', of: ({ type }) => type === 'collected', told: ({ type }) => ({ type }), shows: ({ rule }) => `.${rule}` },
  ],
  notes: [
    { id: 'hello', when: () => true, light: '.board' },
    { id: 'lay', when: ({ laid }) => !laid, task: true, light: ({ laid }) => `.laid-${laid}` },
  ],
  learned: [],
  result: () => ({}),
}
const said = (moment: At, ...read: string[]) => say(script, moment, new Set(read))

describe('a coach', () => {
  it('says the first thing to look at, and after it was read the next', () => {
    expect(said(at())).toMatchObject({ kind: 'note', id: 'hello', light: '.board', rule: null, back: null })
    expect(said(at(), 'hello')).toMatchObject({ kind: 'task', id: 'lay', light: '.laid-false' })
  })

  it('has nothing to say where nothing fits, and is never stuck', () => {
    expect(said(at({ laid: true }), 'hello')).toBeNull()
    expect(said(at(), 'hello', 'lay')).toBeNull()
  })

  it('keeps saying what holds of an open decision after it was read, and no more when the lesson is over', () => {
    const march = { id: 'march', when: ({ laid }: At) => laid, stays: true }
    const marching = { ...script, notes: [...script.notes, march] }
    expect(say(marching, at({ laid: true }), new Set(['hello', 'march']))).toBeNull()
    expect(standing(marching, at({ laid: true }))).toMatchObject({ id: 'march', kind: 'note' })
    expect(standing(marching, at())).toBeNull()
    expect(standing(marching, at({ laid: true, over: true }))).toBeNull()
  })

  it('tells what happened before it goes on, the first thing first and each once', () => {
    const moment = at({ recent: [event('collected'), event('deployed'), event('built')] })
    expect(said(moment)).toMatchObject({ kind: 'story', id: 'lost', args: { type: 'collected' }, light: '.rule.collected' })
    expect(said(moment, 'lost')).toMatchObject({ kind: 'story', id: 'won', rule: 'rule.built' })
    expect(said(moment, 'lost', 'won')).toMatchObject({ id: 'hello' })
  })

  it('remarks before all else on what may be regretted, once for each thing', () => {
    const wrong = at({ wrong: 'Kai', recent: [event('built')] })
    expect(said(wrong)).toMatchObject({ kind: 'remark', key: 'regret:Kai', args: { about: 'Kai' }, rule: 'a.b' })
    expect(said(wrong)?.back).toBeTypeOf('function')
    expect(said(wrong, 'regret:Kai')).toMatchObject({ id: 'won' })
    expect(said(at({ wrong: 'Ise' }), 'regret:Kai')).toMatchObject({ key: 'regret:Ise' })
  })

  it('only tells how it ended when the lesson is over', () => {
    expect(said(at({ over: true, wrong: 'Kai', recent: [event('built')] }))).toMatchObject({ id: 'won' })
    expect(said(at({ over: true, wrong: 'Kai' }))).toBeNull()
  })
})

describe('what happened', () => {
  const step = (seq: number, seat: number | null, kind: string, by = 'player') =>
    ({ seq, seat, kind, by, events: [{ type: `e${seq}` }] }) as unknown as Step
  const types = (...steps: Step[]) => since(steps, lastDeed(steps, 0)).map(({ type }) => type)

  it('counts from the last deed of one’s own, which is part of it', () => {
    expect(types(step(1, 0, 'moves'), step(2, 1, 'moves'), step(3, 0, 'seal'), step(4, 1, 'seal'))).toEqual(['e3', 'e4'])
  })
  it('is not cut short by words, nor by a bot in one’s seat', () => {
    expect(types(step(1, 0, 'moves'), step(2, 0, 'talk'), step(3, 0, 'moves', 'bot'))).toEqual(['e1', 'e2', 'e3'])
  })
  it('is not cut short by saying no to an offer', () => {
    const declined = { ...step(3, 0, 'moves'), events: [] }
    expect(types(step(1, 0, 'moves'), step(2, 1, 'moves'), declined)).toEqual(['e1', 'e2'])
  })
  it('is everything before the first deed', () => {
    expect(types(step(1, 1, 'moves'), step(2, 2, 'moves'))).toEqual(['e1', 'e2'])
  })
})
