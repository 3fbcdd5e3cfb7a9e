import { describe, expect, it, vi } from 'vitest'
import type { GameEvent, Move } from '../view'
import { told, views } from '../samples.fixture'
import { Story } from './story'
import { ShogunTeller } from './teller'

const printed = new Map(told.printed.map((card) => [card.card, card]))
const events = told.events as unknown as GameEvent[]

describe('the story of a whole game', () => {
  it('is told line by line as the terminal tells it', () => {
    const lines = new Story(new ShogunTeller(told.players, printed, 'name-card-chest', '')).tell(events)
    expect(lines.map((line) => [line.depth, line.text, line.rule])).toEqual(told.lines)
  })

  it('is the same when the events come one by one', () => {
    const story = new Story(new ShogunTeller(told.players, printed, 'name-card-chest', ''))
    expect(events.flatMap((event) => story.tell([event])).map((line) => line.text)).toEqual(told.lines.map(([, text]) => text))
  })

  it('passes over what scores nothing, in the base game and in modules', () => {
    const scored = (points: number) => ({ type: 'scored', rule: '', seat: 0, source: 'castles', region: null, points, total: 9 })
    const line = (amount: number) => ({ type: 'line-scored', rule: '', seat: 0, line: 'row-a', count: 1, amount, total: 9 })
    const tell = (event: object) => new Story(new ShogunTeller(told.players)).tell([event as unknown as GameEvent])
    expect([...tell(scored(0)), ...tell(line(0))]).toEqual([])
    expect(tell(line(2))).toHaveLength(1)
  })

  it('passes over events of a newer server', () => {
    const news = { type: 'typhoon-came', rule: 'event.typhoon' } as unknown as GameEvent
    expect(new Story(new ShogunTeller(told.players)).tell([news])).toEqual([])
  })
})

describe('moves', () => {
  it('have words in every kind of decision', () => {
    const complaints = vi.spyOn(console, 'error')
    const teller = new ShogunTeller(told.players, printed)
    for (const view of Object.values(views))
      for (const move of view.moves as Move[]) expect(teller.move(move)).not.toBe(move.pick)
    expect(complaints).not.toHaveBeenCalled()
  })
})
