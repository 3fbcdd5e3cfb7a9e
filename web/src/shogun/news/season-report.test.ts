import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { t } from '../../text/t'
import type { Moment, Round } from '../telling/rounds'
import type { Table } from '../view'
import { fights } from '../fights/fights'
import { event, stepOf } from '../fights/steps.fixture'
import SeasonColumns from './SeasonColumns.svelte'
import { losses, summary } from './season-report'
import { changed, counted, headed, lostInWinter, moduleLines, rivalLines } from './season-words'
import { provinceName } from '../asking/words'
import '../modules/list'
import { iconOfKind } from '../end/scoring'
import WinterReport from './WinterReport.svelte'
import { SOURCE_ICONS, type Winter } from './winter-report'

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
  steps: [],
  before: moment({ Ise: 0, Kai: 0, Omi: 1, Iyo: 1 }, {}),
  after: moment({ Ise: 0, Kai: null, Omi: 0, Iyo: 1 }, { chests: 9, armies: 4 }),
}

const SEATS = ['Ann', 'Ben'].map((name, seat) => ({ seat, name, bot: null, program: false }))
const PLAYERS = [{ colour: 'blue', points: 0 }, { colour: 'red', points: 0 }]
const TABLE = { seat: 0, steps: [], card: { game: 'shogun', seats: SEATS }, view: { players: PLAYERS, provinces: {}, options: { modules: [] }, events: { open: [], gone: [], current: null } } } as unknown as Table

const attack = (province: string, winner: number | null) => [
  event('attack-began', { seat: 1, action: 'battle-a', origin: 'Omi', province, armies: 4, defender: 0 }),
  event('cubes-thrown', { province, thrown: {}, tray: {}, fallen: {}, inside: {} }),
  event('battle-decided', { province, winner, loser: winner === null ? null : 0, attackers: 2, defenders: winner === null ? 2 : 1, lost: {}, armies: 1 }),
]

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
    expect(summary(round, 0).others).toEqual([{ seat: 1, changes: [], won: [] }])
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

describe('what I lost', () => {
  const revolt = (province: string, winner: number | null) => [
    event('revolt-began', { seat: 0, province, armies: 2, markers: 1, farmers: 1 }),
    event('cubes-thrown', { province, thrown: {}, tray: {}, fallen: {}, inside: {} }),
    event('battle-decided', { province, winner, loser: null, attackers: 2, defenders: 1, lost: {}, armies: 0 }),
  ]
  const steps = [stepOf(null, 'moves', ...attack('Kai', 0), ...attack('Kai', 1), ...attack('Iyo', 1), ...revolt('Kii', null), ...attack('Ise', null))]

  it('has a reason: somebody, farmers, or a tie', () => {
    expect(losses(fights(steps), ['Kai', 'Kii', 'Iyo', 'Ise', 'Aki'], 0)).toEqual([
      { why: 'taken', by: 1, provinces: ['Kai', 'Iyo'] },
      { why: 'revolt', by: null, provinces: ['Kii'] },
      { why: 'tie', by: 1, provinces: ['Ise'] },
      { why: 'unknown', by: null, provinces: ['Aki'] },
    ])
  })

  it('is in the report of a season', () => {
    const lost = { ...round, steps }
    const { body } = render(SeasonColumns, { props: { table: TABLE, round: lost } })
    expect(body).toContain(t('web-telling-lost-taken', { provinces: 'Kai', player: 'Ben' }))
  })

  it('is in the report of a winter, with how many provinces were unfed', () => {
    const provisions = [{ seat: 0, lost: 2, rice: 1, provinces: 8, unsupplied: 7, revolts: ['Kii', 'Omi'], farmers: 3 }]
    const risen = fights([stepOf(null, 'moves', ...revolt('Kii', null), ...revolt('Omi', 0))])
    const winter: Winter = { end: 9, year: 1, riceLoss: 2, provisions, fights: risen, scores: [], over: false }
    expect(lostInWinter(TABLE, winter)).toBe(t('web-telling-lost-winter', { provinces: 'Kii', unfed: 7 }))
    expect(lostInWinter(TABLE, { ...winter, fights: [] })).toBeNull()
    const { body } = render(WinterReport, { props: { table: TABLE, winter } })
    expect(body).toContain(lostInWinter(TABLE, winter))
  })
})

it('says what modules brought, and counts it', () => {
  const took = (seat: number) => event('chamber-taken', { seat, region: 'red', chamber: 'a1', left: 3 })
  const undone = { ...stepOf(0, 'moves', took(0)), seq: 90 }
  const steps = [undone, { ...stepOf(0, 'undo'), seq: 91 }, stepOf(null, 'moves', took(0), took(1))]
  const added = (chambers: number) => moment({}, { chambers } as object)
  const table = { ...TABLE, view: { ...TABLE.view, options: { modules: ['chambers'] } } } as unknown as Table
  const told = { ...round, steps, before: added(0), after: added(1) }
  const line = t('web-telling-brought-chamber-taken', { chamber: 'A1', region: t('name-region-red'), left: 3 })
  expect(moduleLines(table, told)).toEqual([line])
  const { body } = render(SeasonColumns, { props: { table, round: told } })
  expect(body).toContain(line)
  expect(body).toContain(t('web-telling-spoken', { what: t('web-telling-chambers'), now: 1, change: '+1' }))
  expect(changed(summary(told, 1).others[0]!.changes)).toBe(t('web-telling-chambers-by', { by: '+1', count: 1 }))
})

it('says which provinces the others took, beside those that the reader lost to them', () => {
  const taken = { ...round, before: moment({ Ise: 0, Kai: 1, Omi: null, Iyo: 0 }, {}), after: moment({ Ise: 0, Kai: 1, Omi: 1, Iyo: 1 }, {}) }
  const line = (...provinces: string[]) => t('web-telling-took', { list: t('web-telling-took-by', { player: 'Ben', provinces: provinces.map(provinceName).join(' and ') }) })
  expect(rivalLines(TABLE, taken)).toEqual([line('Omi', 'Iyo')])
  const fought = [stepOf(null, 'moves', ...attack('Iyo', 1))]
  expect(rivalLines(TABLE, { ...taken, steps: fought })).toEqual([line('Omi')])
  expect(render(SeasonColumns, { props: { table: TABLE, round: taken } }).body).toContain(line('Omi', 'Iyo'))
  expect(rivalLines(TABLE, round)).toEqual([])
})

it('says of which season it is, and that the board is further', () => {
  const at = (season: string, year: number) => ({ ...TABLE, view: { ...TABLE.view, season, year } }) as unknown as Table
  const autumn = { ...round, season: 'autumn' }
  expect(headed(at('winter', 1), autumn).title).toBe(t('web-telling-season-over', { season: t('name-season-autumn'), year: 1 }))
  expect([headed(at('winter', 1), autumn).later, headed(at('summer', 1), round).later]).toEqual(['', ''])
  expect(headed(at('spring', 2), autumn).later).toContain(t('story-chapter', { season: t('name-season-spring'), year: 2 }))
})

it('has one picture for buildings, in the reports of seasons and winters and in the final scoring', () => {
  const { icon } = counted(TABLE, { what: 'buildings', now: 1, by: 0 })
  expect([iconOfKind('buildings'), SOURCE_ICONS['buildings']]).toEqual([icon, icon])
  expect(['castle', 'temple', 'theatre', 'site', 'vp']).not.toContain(icon)
})

it('calls the reader You in the columns of a desk, and the others by name', () => {
  const { body } = render(SeasonColumns, { props: { table: TABLE, round } })
  const heads = [...body.matchAll(/<section[^>]*aria-label="([^"]*)"/g)].map((found) => found[1])
  expect(heads).toEqual([t('web-deciding-you'), 'Ben'])
})
