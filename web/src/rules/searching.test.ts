import { describe, expect, it } from 'vitest'
import type { Rule } from '../net/api'
import { chapters, marked } from './searching'

const rule = (text: string, more: Partial<Rule> = {}): Rule => ({ text, page: 1, ruling: false, reason: null, refusal: text, topics: [], ...more })
const BOOK = { chapters: [{ id: 'plan', title: 'Planning' }, { id: 'battle', title: 'Kämpfe' }], doubts: [] }
const RULES = {
  'plan.secret': rule('Plans are secret.'),
  'plan.once': rule('A card is laid once.', { ruling: true, reason: 'Else it would count twice.' }),
  'battle.tie-razes': rule('Nobody holds the province.'),
}
const ids = (search: string, only = false) => chapters(BOOK, RULES, search, only).flatMap(({ rules }) => rules.map(({ id }) => id))

describe('looking for rules', () => {
  it('finds all without a word, by chapters', () => {
    expect(ids('  ')).toEqual(['plan.secret', 'plan.once', 'battle.tie-razes'])
  })
  it('wants every word, in the text, the reason or the title', () => {
    expect(ids('SECRET plan')).toEqual(['plan.secret'])
    expect(ids('twice')).toEqual(['plan.once'])
    expect(ids('kampfe')).toEqual(['battle.tie-razes'])
    expect(ids('secret tie')).toEqual([])
  })
  it('can keep to rulings', () => {
    expect(ids('', true)).toEqual(['plan.once'])
  })
  it('marks what was looked for, where it stands', () => {
    expect(marked('Kämpfe, Kampf', 'kampf')).toEqual([['Kämpf', true], ['e, ', false], ['Kampf', true]])
    expect(marked('骰塔里的骰塔', '骰塔')).toEqual([['骰塔', true], ['里的', false], ['骰塔', true]])
  })
})
