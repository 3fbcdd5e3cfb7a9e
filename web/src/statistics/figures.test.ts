import { expect, it } from 'vitest'
import type { StatGame } from '../net/wire'
import { csv, luckOf, pointsOf } from './figures'

const game = (more: Partial<StatGame>): StatGame => ({
  table: 't1', game: 'shogun', finished_at: 0, players: 3, seat: 0, place: 1, points: 50, modules: [], opening: '+1 rice', opponents: [], luck: 1.5,
  ...more,
})

it('writes games as lines that spreadsheets read', () => {
  const opponents = [{ name: '=Ben, the "fox"', bot: null }, { name: null, bot: 'samurai' }]
  expect(csv([game({ opponents, luck: null })])).toBe(
    'finished,game,table,players,seat,place,points,luck,opening,modules,opponents\r\n' +
      `1970-01-01T00:00:00.000Z,shogun,t1,3,1,1,50,,+1 rice,,"'=Ben, the ""fox""; samurai"\r\n`,
  )
})

it('adds luck up over the games that have any', () => {
  const games = [game({ luck: 2 }), game({ luck: null }), game({ luck: -3 }), game({ luck: 0.5 })]
  expect(luckOf(games, 10)).toEqual({ each: [2, -3, 0.5], sum: [2, -1, -0.5] })
  expect(luckOf(games, 2).each).toEqual([-3, 0.5])
  expect(pointsOf([game({ game: 'katana' }), ...games], 'shogun', 3)).toHaveLength(3)
})
