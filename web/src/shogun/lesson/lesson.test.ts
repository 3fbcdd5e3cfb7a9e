import { beforeAll, describe, expect, it } from 'vitest'
import { event } from '../fights/steps.fixture'
import { show } from '../telling/effect'
import type { News } from '../news/news.svelte'
import { views } from '../samples.fixture'
import type { GameEvent, View } from '../view'
import type { Outlook } from '../planning/plan/plan-summary'
import { SPACES, type Plan, type Space } from '../planning/plan/plan'
import { spaceName } from '../planning/plan/actions'
import { say } from '../../learn/lesson'
import type { Advice, Objection } from '../../net/messages'
import { knowWords } from '../../net/words'
import type { March, Planned, ShogunAt } from './at.svelte'
import { upTo } from './at.svelte'
import { lesson } from './lesson'

const OUTLOOK: Outlook = {
  purse: { stops: [], lowest: 3, end: [3, 3], spent: 0, earned: [0, 0] },
  rice: { before: 0, after: [9, 9], provinces: 9, taken: [0, 0], need: [9, 9], safe: 9, short: [0, 0] },
  revolts: [],
  warnings: {},
  funds: [],
}
const copy = (): View => JSON.parse(JSON.stringify(views.plan)) as View

function planned(cards: Plan, more: Partial<Planned> = {}): Planned {
  const left = SPACES.length - Object.keys(cards).length
  return { cards, spaces: SPACES, left, ready: false, hasty: false, outlook: OUTLOOK, advice: ADVICE, takeBack: () => undefined, ...more }
}

const WORDS = ['Settsu', 'Mino', 'Totomi', 'Musashi', 'Kai', 'Tamba', 'chest-0', 'chest-1', 'nothing', 'Omi', '1', '3']
beforeAll(() => knowWords('shogun', WORDS))
const move = (word: string): number => WORDS.indexOf(word)

/** What the adviser would plan, space by space, and what it has against the cards that lie there. */
const SUGGESTED: Plan = { castle: 'Totomi', rice: 'Mino', tax: 'Settsu', 'deploy-5': 'Kai', 'battle-a': 'Tamba', bid: 'chest-1' }
const ADVICE: Advice = {
  moves: SPACES.map((space) => move(SUGGESTED[space] ?? 'chest-0')),
  reasons: SPACES.map(() => ({ id: 'bid-nothing', args: {} })),
  best: [],
  against: null,
  steps: [],
  objections: [],
}
const objection = (id: string, space: Space | null, more: Partial<Objection> = {}): Objection => ({
  id,
  space,
  moves: [],
  args: { province: 'Kai', armies: 2, threat: 7, price: 3, chests: 4, farmers: 2, count: 6, need: 9, after: 7, rule: '' },
  instead: 'Mino',
  points: 1.2,
  ...more,
})
const objecting = (cards: Plan, id: string, space: Space, more: Partial<Planned> = {}): Planned =>
  planned(cards, { advice: { ...ADVICE, objections: [objection(id, space)] }, ...more })

function at(plan: Planned | null, change: (view: View) => void = () => undefined, more: Partial<ShogunAt> = {}): ShogunAt {
  const view = copy()
  change(view)
  const own = Object.fromEntries(Object.entries(view.provinces).filter(([, province]) => province.owner === 0))
  return { recent: [], undo: null, view, me: view.players[0]!, own, plan, march: null, news: false, ...more }
}

const ALL = new Set([...lesson.script.notes, ...lesson.script.stories].map(({ id }) => id))
const remark = (moment: ShogunAt) => say(lesson.script, moment, ALL)
/** Of what just happened, to somebody who has read nothing yet. */
const news = (...recent: GameEvent[]) => say(lesson.script, at(null, undefined, { recent }), new Set())
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
    expect(said.args).toMatchObject({ province: 'Settsu', tax: 7 }) // what the adviser has for it
    expect(said.light).toContain("[data-card='Settsu']")
  })
  it('is spoken of where a card lies elsewhere than advised, until the next card is laid', () => {
    const greeted = ['hello', 'aim', 'row', 'cards', 'markers']
    const laid = (cards: Plan, wanted = `battle-a Tamba ${SPACES.length}`) =>
      say(lesson.script, at(planned(cards), undefined, { wanted }), new Set(greeted))
    const [space, there] = [spaceName('battle-a'), spaceName('battle-b')]
    expect(laid({ 'battle-b': 'Tamba' })).toMatchObject({ id: 'elsewhere', args: { card: 'Tamba', space, there } })
    expect(laid({ 'battle-a': 'Kai' })).toMatchObject({ id: 'elsewhere', args: { there: 'none' } })
    expect(laid({ 'battle-a': 'Tamba' })?.id).toBe('tax')
    expect(laid({ castle: 'Kai' })?.id).toBe('tax')
    expect(laid({ 'battle-b': 'Tamba', castle: 'Kai' })?.id).toBe('tax')
    expect(laid(full({ 'battle-b': 'Tamba' }))?.id).toBe('ready')
    expect(laid({}, '')?.wants).toBe(`tax Settsu ${SPACES.length}`)
  })
  it('may wait for nobody', () => {
    expect(note(at(null, (view) => show(view, 'action')))).toBeUndefined()
    expect(note(at(planned({}, { ready: true })))).toBeUndefined()
  })
  it.each<[string, Planned]>([
    ['unfinished', planned({ tax: 'Suruga' }, { hasty: true })],
    ['thin', objecting({ 'battle-a': 'Kai' }, 'thin', 'battle-a')],
    ['hopeless', objecting({ 'battle-a': 'Kai' }, 'hopeless', 'battle-a')],
    ['doomed', objecting({ temple: 'Kai' }, 'doomed', 'temple')],
    ['idle', objecting(full({ tax: 'Suruga' }), 'idle', 'castle')],
    ['broke', objecting(full(BUSY), 'broke', 'tax')],
    ['hungry', objecting(full(BUSY), 'hungry', 'rice')],
    ['anger', objecting({ tax: 'Kai' }, 'anger', 'tax')],
    ['vain', objecting({ castle: 'Kai' }, 'vain', 'castle')],
    ['unpaid', objecting({ castle: 'Kai' }, 'unpaid', 'castle')],
  ])('is remarked on where the adviser objects: %s', (id, plan) => {
    const said = remark(at(plan))!
    expect(said.id).toBe(id)
    // Left so, nothing more is said of it.
    expect(say(lesson.script, at(plan), new Set([...ALL, said.key]))).toBeNull()
  })
  it('is remarked on with what would be better', () => {
    const said = remark(at(objecting({ 'battle-a': 'Kai' }, 'thin', 'battle-a')))!
    expect(said.better).toEqual({ card: 'Mino', points: 1.2 })
    expect(said.args).toMatchObject({ province: 'Kai', space: spaceName('battle-a') })
  })
  it('is not remarked on where all is well, or where it is sealed', () => {
    expect(remark(at(planned(full(BUSY))))).toBeNull()
    expect(remark(at(objecting({ 'battle-a': 'Kai' }, 'thin', 'battle-a', { ready: true })))).toBeNull()
    expect(remark(at(planned({ 'battle-a': 'Kai' }, { advice: null })))).toBeNull()
  })
  it('is taken back space by space', () => {
    const taken: Space[] = []
    remark(at(objecting({ 'battle-a': 'Kai' }, 'thin', 'battle-a', { takeBack: (space) => taken.push(space) })))!.back!()
    expect(taken).toEqual(['battle-a'])
  })
})

describe('a march', () => {
  const march = (found: Objection | null): March => ({ origin: 'Tamba', target: 'Omi', objection: found, leave: () => undefined })
  const args = { province: 'Omi', against: 3, armies: 3 }
  it('is remarked on where the adviser objects', () => {
    const of = (id: string) => remark(at(null, undefined, { march: march(objection(id, null, { args })) }))?.id
    expect(of('lone')).toBe('lone')
    expect(of('weak')).toBe('weak')
    expect(remark(at(null, undefined, { march: march(null) }))).toBeNull()
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
  it('explains a revolt by what went before it, not by when it is told', () => {
    const revolt = event('revolt-began', { seat: 0, province: 'Omi' })
    const risen = (before: GameEvent[]) => lesson.script.stories.find(({ id }) => id === 'risen')!.of(revolt, at(null, undefined, { recent: [...before, revolt] }))
    expect(risen([event('winter-began'), event('action-began')])).toBe(true)
    expect(risen([event('action-began'), event('winter-began')])).toBe(false)
  })
  it('shows the province that it speaks of, not that of somebody else', () => {
    const collected = (seat: number, province: string) => event('collected', { seat, province, action: 'rice', amount: 5 })
    const said = news(collected(1, 'Ise'), collected(0, 'Mino'), collected(2, 'Aki'), collected(0, 'Omi'))
    expect(said).toMatchObject({ id: 'collected', args: { province: 'Mino' }, light: "path[data-province='Mino']" })
  })
  it('counts the learner’s cubes first, in attack and in defense', () => {
    const fought = (winner: number | null, attackers: number, defenders: number) =>
      event('battle-decided', { province: 'Mino', winner, loser: winner === 0 ? null : 0, attackers, defenders })
        expect(news(fought(0, 3, 1))).toMatchObject({ id: 'won', args: { mine: 3, theirs: 1 } })
    expect(news(fought(0, 1, 3))).toMatchObject({ id: 'won', args: { mine: 3, theirs: 1 } })
    expect(news(fought(null, 2, 1))).toMatchObject({ id: 'lost', args: { mine: 1, theirs: 2 } })
    expect(news(fought(1, 1, 2))).toMatchObject({ id: 'lost', args: { mine: 1, theirs: 2 } })
  })
  it('says whether the provinces were fed', () => {
    const fed = (unsupplied: number) => event('provinces-fed', { seat: 0, provinces: 9, unsupplied })
    expect(note(at(null, undefined, { recent: [fed(0)] }))).toBe('fed')
    expect(note(at(null, undefined, { recent: [fed(2)] }))).toBe('starved')
  })
})
