import { describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { show } from '../telling/effect'
import type { News } from '../news/news.svelte'
import { views } from '../samples.fixture'
import type { View } from '../view'
import type { Outlook } from '../planning/plan/plan-summary'
import { SPACES, type Plan, type Space } from '../planning/plan/plan'
import { say } from '../../learn/lesson'
import type { March, Planned, ShogunAt } from './at.svelte'
import { upTo } from './at.svelte'
import { lesson } from './lesson'

const OUTLOOK: Outlook = {
  purse: { stops: [], lowest: 3, end: 3, spent: 0, earned: 0 },
  rice: { before: 0, after: 9, need: [9, 9], short: [0, 0] },
  revolts: [],
  warnings: {},
}
const copy = (): View => JSON.parse(JSON.stringify(views.plan)) as View

function planned(cards: Plan, more: Partial<Planned> = {}): Planned {
  const left = SPACES.length - Object.keys(cards).length
  return { cards, left, ready: false, hasty: false, outlook: OUTLOOK, price: () => 3, takeBack: () => undefined, ...more }
}

function at(plan: Planned | null, change: (view: View) => void = () => undefined, more: Partial<ShogunAt> = {}): ShogunAt {
  const view = copy()
  change(view)
  const own = Object.fromEntries(Object.entries(view.provinces).filter(([, province]) => province.owner === 0))
  return { recent: [], undo: null, view, me: view.players[0]!, own, plan, march: null, fronts: null, news: false, ...more }
}

const ALL = new Set([...lesson.script.notes, ...lesson.script.stories].map(({ id }) => id))
const remark = (moment: ShogunAt) => say(lesson.script, moment, ALL)
const note = (moment: ShogunAt, ...read: string[]) => say(lesson.script, moment, new Set(read))?.id

/** Every space has a card: these, and chest cards on the others. */
const full = (cards: Plan): Plan => ({ ...Object.fromEntries(SPACES.map((space) => [space, 'chest-0'])), ...cards })
const BUSY: Plan = { tax: 'Suruga', rice: 'Mino', castle: 'Totomi', temple: 'Musashi', 'deploy-5': 'Settsu', 'battle-a': 'Tamba' }

describe('a plan', () => {
  it('is laid space by space in spring, in any order', () => {
    const greeted = ['hello', 'aim', 'row', 'cards']
    expect(note(at(planned({})))).toBe('hello')
    expect(note(at(planned({})), ...greeted)).toBe('tax')
    expect(note(at(planned({ tax: 'Suruga' })), ...greeted)).toBe('rice')
    expect(note(at(planned({ rice: 'Kaga' })), ...greeted)).toBe('tax')
    expect(note(at(planned({ tax: 'Suruga', rice: 'Mino' })), ...greeted)).toBe('markers')
    expect(note(at(planned(full(BUSY))), ...greeted, 'markers')).toBe('ready')
  })
  it('points to a province that has nothing else to do', () => {
    const said = say(lesson.script, at(planned({ castle: 'Suruga' })), new Set(['hello', 'aim', 'row', 'cards']))!
    expect(said.args).toMatchObject({ province: 'Settsu', tax: 7 })
    expect(said.light).toContain("[data-card='Settsu']")
  })
  it('may wait for nobody', () => {
    expect(note(at(null, (view) => show(view, 'action')))).toBeUndefined()
    expect(note(at(planned({}, { ready: true })))).toBeUndefined()
  })
  it.each<[string, Planned, ((view: View) => void)?, ShogunAt['fronts']?]>([
    ['unfinished', planned({ tax: 'Suruga' }, { hasty: true })],
    ['thin', planned({ 'battle-a': 'Kai' })],
    ['doomed', planned({ temple: 'Kai' }), () => undefined, { Kai: { type: 'front', threat: 7, prey: null, defenders: 0 } }],
    ['idle', planned(full({ tax: 'Suruga' }))],
    ['broke', planned(full(BUSY), { outlook: { ...OUTLOOK, purse: { ...OUTLOOK.purse, end: 0 } } })],
    ['hungry', planned(full(BUSY), { outlook: { ...OUTLOOK, rice: { ...OUTLOOK.rice, short: [0, 2] } } }), (view) => (view.season = 'autumn')],
    ['anger', planned({ tax: 'Kai' }, { outlook: { ...OUTLOOK, revolts: [{ space: 'tax', province: 'Kai', farmers: 2, kept: 0.5 }] } })],
    ['vain', planned({ castle: 'Kai' }, { outlook: warned('castle', 'vain') })],
    ['unpaid', planned({ castle: 'Kai' }, { outlook: warned('castle', 'chests') })],
  ])('is remarked on where it may be regretted: %s', (id, plan, change, fronts = null) => {
    expect(remark(at(plan, change, { fronts }))?.id).toBe(id)
    // Left so, nothing more is said of it.
    const said = remark(at(plan, change, { fronts }))!
    expect(say(lesson.script, at(plan, change, { fronts }), new Set([...ALL, said.key]))).toBeNull()
  })
  it('is not remarked on where all is well, or where it is sealed', () => {
    expect(remark(at(planned(full(BUSY))))).toBeNull()
    expect(remark(at(planned({ 'battle-a': 'Kai' }, { ready: true })))).toBeNull()
  })
  it('is taken back space by space', () => {
    const taken: Space[] = []
    remark(at(planned({ 'battle-a': 'Kai' }, { takeBack: (space) => taken.push(space) })))!.back!()
    expect(taken).toEqual(['battle-a'])
  })

  function warned(space: Space, kind: 'vain' | 'chests'): Outlook {
    return { ...OUTLOOK, warnings: { [space]: { kind, sure: true, rule: 'build.free-site', text: null } } }
  }
})

describe('a march', () => {
  const march = (armies: number, against: number): March => ({ origin: 'Tamba', target: 'Omi', armies, against, leave: () => undefined })
  it('is remarked on where it is likely lost', () => {
    expect(remark(at(null, undefined, { march: march(1, 1) }))?.id).toBe('lone')
    expect(remark(at(null, undefined, { march: march(3, 3) }))?.id).toBe('weak')
    expect(remark(at(null, undefined, { march: march(4, 3) }))).toBeNull()
    expect(remark(at(null, undefined, { march: march(1, 0) }))).toBeNull()
  })
})

describe('the year', () => {
  it('is told up to what is being looked at', () => {
    const fought = event('battle-decided')
    const recent = [event('attack-began'), fought, event('round-ended'), event('winter-began')]
    const types = (news: unknown) => upTo(news as News | null, recent).length
    expect(types({ type: 'fight', fight: { events: [fought] } })).toBe(2)
    expect(types({ type: 'season' })).toBe(3)
    expect(types({ type: 'winter' })).toBe(4)
    expect(types(null)).toBe(4)
  })
  it('ends with its winter, once everything was seen', () => {
    const second = (view: View) => (view.year = 2)
    expect(lesson.script.over(at(null, second))).toBe(true)
    expect(lesson.script.over(at(null, second, { news: true }))).toBe(false)
    expect(lesson.script.over(at(planned({})))).toBe(false)
    expect(lesson.script.result(at(null))).toEqual({ points: 0, provinces: 9, buildings: 0 })
  })
  it('says whether the provinces were fed', () => {
    const fed = (unsupplied: number) => event('provinces-fed', { seat: 0, provinces: 9, unsupplied })
    expect(note(at(null, undefined, { recent: [fed(0)] }))).toBe('fed')
    expect(note(at(null, undefined, { recent: [fed(2)] }))).toBe('starved')
  })
})
