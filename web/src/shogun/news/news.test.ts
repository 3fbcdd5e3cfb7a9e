import { describe, expect, it } from 'vitest'
import type { GameEvent, Step, Table } from '../view'
import type { Round } from '../telling/rounds'
import { event } from '../fights/steps.fixture'
import { newsOf, NewsReel } from './news.svelte'

const step = (seq: number, ...events: GameEvent[]) => ({ seq, kind: 'moves', seat: 0, events }) as unknown as Step
const fight = (seq: number, seat: number, province: string) =>
  step(
    seq,
    event('attack-began', { seat, province, defender: 3 }),
    event('cubes-thrown', { thrown: {}, tray: {}, fallen: {} }),
    event('battle-decided', { attackers: 1, defenders: 0, armies: 1 }),
  )
const winter = (seq: number) => step(seq, event('winter-began', { year: 1, order: [0] }), event('year-turned'))
const table = (...steps: Step[]) => ({ steps, since: 10, seat: 0, rounds: [] }) as unknown as Table

describe('the news', () => {
  it('are own fights and winters since one came, each shown once and in order', () => {
    const reel = new NewsReel(table(fight(9, 0, 'Kai'), fight(11, 0, 'Ise'), fight(12, 1, 'Omi'), winter(13)))
    expect(reel.current).toMatchObject({ type: 'fight', fight: { province: 'Ise' } })
    expect(reel.waiting).toBe(1)
    expect(reel.winterWaits).toBe(true)
    reel.next()
    expect(reel.current).toMatchObject({ type: 'winter', winter: { year: 1 } })
    expect(reel.waiting).toBe(0)
    expect(reel.winterWaits).toBe(false)
    reel.next()
    expect(reel.current).toBeNull()
  })

  it('tell of a season between its last fight and the winter, also where one step tells all three', () => {
    const last = { ...fight(11, 0, 'Ise'), events: [...fight(11, 0, 'Ise').events, ...winter(11).events] }
    const reel = new NewsReel({ ...table(last), rounds: [{ moment: 11 } as Round] } as unknown as Table)
    const seen: (string | undefined)[] = []
    for (; reel.current; reel.next()) seen.push(reel.current.type)
    expect(seen).toEqual(['fight', 'season', 'winter'])
  })

  it('may be opened again, before what still waits', () => {
    const reel = new NewsReel(table(fight(11, 0, 'Ise')))
    const first = reel.current
    if (first?.type !== 'fight') throw new Error('a fight comes first')
    reel.open(first.fight)
    expect(reel.waiting).toBe(1)
    reel.next()
    expect(reel.current).toEqual(first)
  })

  it('belong to a table', () => {
    const one = table()
    expect(newsOf(one)).toBe(newsOf(one))
    expect(newsOf(one)).not.toBe(newsOf(table()))
  })
})
