import { describe, expect, it } from 'vitest'
import { event } from '../shogun/fights/steps.fixture'
import type { History } from '../net/calls/past'
import type { Event, Step, TableCard, View } from '../net/messages'
import { Replayer } from './replayer.svelte'

const LENGTH = 47

function step(seq: number): Step {
  const events: Event[] = []
  if (seq % 3 === 0) events.push(event('built', {}, 'build.castle'))
  if (seq === 20) events.push(event('actions-laid-out', { year: 1, season: 'summer' }))
  if (seq === 40) events.push(event('winter-began', { year: 1 }))
  const patch = seq % 2 ? { battle: { attackers: seq } } : { battle: null, step: seq }
  return { type: 'step', seq, kind: 'moves', seat: 0, by: 'bot', at: 0, events, patch, text: null, name: null }
}

const history = (): History => ({
  view: { year: 1, season: 'spring', step: 0, battle: null, seat: null } as unknown as View,
  events: [event('game-began')],
  steps: Array.from({ length: LENGTH }, (_, index) => step(index + 1)),
})

const replayer = () => new Replayer('t', null, { game: 'shogun' } as TableCard, history())

describe('a replay', () => {
  it('shows the same moment whichever way it is reached', () => {
    const forward = replayer()
    forward.go(0)
    const seen: string[] = []
    for (let at = 0; at <= LENGTH; at++) {
      forward.go(at)
      seen.push(JSON.stringify(forward.view))
    }
    const jumping = replayer()
    for (const at of [46, 3, 20, 19, 21, 0, 40, 39, LENGTH]) {
      jumping.go(at)
      expect(JSON.stringify(jumping.view)).toBe(seen[at])
    }
  })

  it('changes no history when a moment is looked at', () => {
    const past = history()
    past.steps[0]!.patch = { battle: { attackers: 1 } }
    past.steps[1]!.patch = { battle: { attackers: 2 } }
    const game = new Replayer('t', null, { game: 'shogun' } as TableCard, past)
    const before = JSON.stringify(past.steps)
    for (const at of [1, 2, 0, 1]) game.go(at)
    expect(game.view).toMatchObject({ battle: { attackers: 1 } })
    expect(JSON.stringify(past.steps)).toBe(before)
  })

  it('stays within the game', () => {
    const game = replayer()
    game.go(999)
    expect(game.at).toBe(LENGTH)
    game.go(-5)
    expect([game.at, game.step]).toEqual([0, null])
  })

  it('steps to where something happened', () => {
    const game = replayer()
    game.go(4)
    expect([game.before(), game.after()]).toEqual([3, 6])
    expect(game.after(LENGTH)).toBe(LENGTH)
  })

  it('goes back past a winter that was over in one step', () => {
    const past = history()
    past.steps[39]!.events.push(event('actions-laid-out', { year: 2, season: 'spring' }))
    const game = new Replayer('t', null, { game: 'shogun' } as TableCard, past)
    game.go(40)
    expect(game.rounds[game.roundAt()]!.icon).toBe('spring')
    expect([game.previousRound(), game.nextRound()]).toEqual([20, LENGTH])
  })

  it('jumps by rounds', () => {
    const game = replayer()
    expect(game.rounds.map((round) => [round.seq, round.icon])).toEqual([[0, 'spring'], [20, 'summer'], [40, 'winter']])
    game.go(25)
    expect([game.previousRound(), game.nextRound()]).toEqual([20, 40])
    game.go(20)
    expect(game.previousRound()).toBe(0)
    game.go(44)
    expect(game.nextRound()).toBe(LENGTH)
  })

  it('tells of this round and the one before, and of the set-up at first', () => {
    const game = replayer()
    const told = () => [game.steps[0]?.seq, game.steps.at(-1)?.seq]
    game.go(2)
    expect(told()).toEqual([0, 2])
    game.go(45)
    expect(told()).toEqual([20, 45])
    game.go(30)
    expect(told()).toEqual([0, 30])
  })
})
