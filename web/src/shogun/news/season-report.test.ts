import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { t } from '../../text/t'
import type { Moment, Round } from '../telling/rounds'
import type { Table } from '../view'
import SeasonColumns from './SeasonColumns.svelte'
import { summary } from './season-report'

const stands = { provinces: 2, armies: 6, buildings: 0, chests: 5, rice: 0, points: 0 }
const moment = (owners: Moment['owners'], changed: Partial<typeof stands>): Moment => ({
  owners,
  standings: { 0: { ...stands, ...changed }, 1: stands },
})
const round: Round = {
  moment: 24,
  year: 1,
  season: 'spring',
  partial: false,
  before: moment({ Ise: 0, Kai: 0, Omi: 1, Iyo: 1 }, {}),
  after: moment({ Ise: 0, Kai: null, Omi: 0, Iyo: 1 }, { chests: 9, armies: 4 }),
}

describe('the end of a season', () => {
  it('says what I won and lost, by name', () => {
    const { won, lost } = summary(round, 0)
    expect([won, lost]).toEqual([['Omi'], ['Kai']])
  })

  it('counts everything of mine, and of others what changed', () => {
    const mine = summary(round, 0).mine.map(({ what, by }) => [what, by])
    expect(mine).toContainEqual(['chests', 4])
    expect(mine).toContainEqual(['armies', -2])
    expect(mine).toContainEqual(['points', 0])
    expect(summary(round, 0).others).toEqual([{ seat: 1, changes: [] }])
    expect(summary(round, 1).others[0]!.changes).toEqual([
      { what: 'armies', now: 4, by: -2 },
      { what: 'chests', now: 9, by: 4 },
    ])
  })

  it('leads to the next season, or to winter', () => {
    expect(summary(round, 0).next).toBe('season')
    expect(summary({ ...round, season: 'autumn' }, 0).next).toBe('winter')
  })
})

it('calls the reader You in the columns of a desk, and the others by name', () => {
  const seats = ['Ann', 'Ben'].map((name, seat) => ({ seat, name, bot: null, program: false }))
  const players = [{ colour: 'blue' }, { colour: 'red' }]
  const table = { seat: 0, card: { game: 'shogun', seats }, view: { players } } as unknown as Table
  const { body } = render(SeasonColumns, { props: { table, round } })
  const heads = [...body.matchAll(/<section[^>]*aria-label="([^"]*)"/g)].map((found) => found[1])
  expect(heads).toEqual([t('web-deciding-you'), 'Ben'])
})
