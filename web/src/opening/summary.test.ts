import { expect, it } from 'vitest'
import { quick } from './setup'
import { summaryOf } from './summary'

it('says what one click begins: players, the board, and modules that were chosen for the last table', () => {
  const usual = quick('shogun')
  expect(summaryOf(usual)).toEqual(['4 players', 'Sun side', 'preset provinces', 'no modules'])
  const chosen = { ...usual, seats: usual.seats.slice(1), options: { ...usual.options, modules: ['court', 'leaders'] } }
  expect(summaryOf(chosen)).toEqual(['3 players', 'Sun side', 'preset provinces', "Tenno's Court and Military Leaders"])
  expect(summaryOf(quick('katana'))).toEqual(['Solo', 'suggested Rooms'])
})
