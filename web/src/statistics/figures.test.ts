import { expect, it } from 'vitest'
import type { StatGame } from '../net/wire'
import { csvOf, gameRows, lineRows, luckOf, luckRows, pointRows, pointsOf, ratingRows, ratingsOf, scaleOf } from './figures'

const game = (more: Partial<StatGame>): StatGame => ({
  table: 't1', game: 'shogun', finished_at: 0, players: 3, seat: 0, place: 1, points: 50, modules: [], opening: '+1 rice', opponents: [], luck: 1.5,
  rating: null, ...more,
})

it('writes games as lines that spreadsheets read', () => {
  const opponents = [{ name: '=Ben, the "fox"', bot: null }, { name: null, bot: 'samurai' }]
  expect(csvOf(gameRows([game({ opponents, luck: null, rating: 1512 })]))).toBe(
    'finished,game,table,players,seat,place,points,luck,rating,opening,modules,opponents\r\n' +
      `1970-01-01T00:00:00.000Z,shogun,t1,3,1,1,50,,1512,+1 rice,,"'=Ben, the ""fox""; samurai"\r\n`,
  )
  const line = { kind: 'opponent', game: 'shogun', key: '@ben', title: '@ben', bot: false, played: 4, won: 1, average: 40.5 } as const
  expect(csvOf(lineRows([line]))).toBe("game,key,title,played,won,average\r\nshogun,'@ben,'@ben,4,1,40.5\r\n")
  expect(csvOf(pointRows([game({})]))).toBe('finished,game,points,place\r\n1970-01-01T00:00:00.000Z,shogun,50,1\r\n')
})

it('adds luck up over the games that have any', () => {
  const games = [game({ luck: 2 }), game({ luck: null }), game({ luck: -3 }), game({ luck: 0.5 })]
  expect(luckOf(games, 10).map(({ each, sum }) => [each, sum])).toEqual([[2, 2], [-3, -1], [0.5, -0.5]])
  expect(luckOf(games, 2).map(({ each }) => each)).toEqual([-3, 0.5])
  expect(csvOf(luckRows(luckOf(games, 1)))).toBe('finished,luck,sum\r\n1970-01-01T00:00:00.000Z,0.5,0.5\r\n')
  expect(pointsOf([game({ game: 'katana' }), ...games], 'shogun', 3)).toHaveLength(3)
})

it('draws a curve for each game that was rated', () => {
  const games = [
    game({ rating: 1500, finished_at: 10 }),
    game({ finished_at: 15 }),
    game({ rating: 1478, finished_at: 20, game: 'katana' }),
    game({ rating: 1541, finished_at: 30 }),
  ]
  const curves = ratingsOf(games)
  expect(curves).toEqual([
    { game: 'shogun', points: [{ at: 10, rating: 1500 }, { at: 30, rating: 1541 }] },
    { game: 'katana', points: [{ at: 20, rating: 1478 }] },
  ])
  expect(scaleOf(curves)).toEqual({ from: 10, to: 30, low: 1450, high: 1550, ticks: [1450, 1500, 1550] })
  expect(scaleOf([{ game: 'shogun', points: [{ at: 1, rating: 1200 }, { at: 2, rating: 1630 }] }]).ticks).toHaveLength(7)
  expect(csvOf(ratingRows(curves)).split('\r\n')[3]).toBe('1970-01-01T00:00:00.020Z,katana,1478')
})
