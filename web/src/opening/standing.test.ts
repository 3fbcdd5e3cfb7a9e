import { describe, expect, it } from 'vitest'
import type { TableCard } from '../net/messages'
import { standing } from './standing'

const SEATS = ['Ann', 'Ben', 'Eve'].map((name, seat) => ({ seat, name, bot: null, host: seat === 0, you: false }))
const finished = (result: number[], winners: number[]): string =>
  standing({ status: 'finished', game: 'shogun', result, winners, finished_at: 0, seats: SEATS } as unknown as TableCard)

describe('a finished game in the lobby', () => {
  it('names who has won, not everybody with as many points', () => {
    expect(finished([41, 52, 52], [2])).toContain('Eve won with 52 points')
    expect(finished([52, 41, 52], [0, 2])).toContain('Ann and Eve won with 52 points')
  })
})
