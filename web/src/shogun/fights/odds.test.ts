import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, Refused } from '../../net/api'
import { OddsBook, THIS_BATTLE } from './odds.svelte'

const chance = { win: 0.5, tie: 0.1, lose: 0.4, survivors: 2, defenders_left: 1, histogram: [] }
const odds = vi.spyOn(api, 'odds')
const asked = () => odds.mock.calls.map(([, , target]) => target)
/** Until the book has heard about these. */
const heard = (book: OddsBook, ...targets: string[]) =>
  vi.waitFor(() => expect(targets.every((target) => book.answers.get(target)?.state !== 'asked')).toBe(true))

beforeEach(() => {
  odds.mockReset()
  odds.mockResolvedValue({ battle: true, armies: { 3: chance } })
})
afterAll(() => odds.mockRestore())

describe('the book of odds', () => {
  it('asks for each target once, and knows what it heard', async () => {
    const book = new OddsBook('table', 'Owari')
    book.ask(['Ise', 'Mino'])
    book.ask(['Mino', 'Ise'])
    await heard(book, 'Ise', 'Mino')
    expect(asked().sort()).toEqual(['Ise', 'Mino'])
    expect(book.chances('Ise', 3)).toEqual(chance)
    expect(book.chances('Ise', 9)).toBeNull()
    expect(book.chances('Kai', 3)).toBeNull()
  })

  it('asks first for what is looked at', async () => {
    const book = new OddsBook('table', 'Owari')
    book.ask(['Ise', 'Mino', 'Omi'])
    book.ask(['Omi'])
    await heard(book, 'Ise', 'Mino', 'Omi')
    expect(asked()).toEqual(['Ise', 'Omi', 'Mino'])
  })

  it('asks for a battle that waits without a target', async () => {
    const book = new OddsBook('table', null)
    book.ask([THIS_BATTLE])
    await heard(book, THIS_BATTLE)
    expect(odds).toHaveBeenCalledWith('table', null, null)
  })

  it('asks no more where hints are off', async () => {
    odds.mockRejectedValue(new Refused('hints-are-off', '', 409))
    const book = new OddsBook('table', 'Owari')
    book.ask(['Ise', 'Mino'])
    await vi.waitFor(() => expect(book.answers.get('Ise')).toEqual({ state: 'off' }))
    expect(odds).toHaveBeenCalledOnce()
  })

  it('does not ask at a table without hints', () => {
    const book = new OddsBook('table', 'Owari', false)
    book.ask(['Ise'])
    expect(book.answers.get('Ise')).toEqual({ state: 'off' })
    expect(odds).not.toHaveBeenCalled()
  })

  it('has no answer to what play has overtaken', async () => {
    odds.mockResolvedValue(null)
    const book = new OddsBook('table', 'Owari')
    book.ask(['Ise'])
    await heard(book, 'Ise')
    expect(book.chances('Ise', 3)).toBeNull()
  })

  it('says nothing more after its end', async () => {
    const book = new OddsBook('table', 'Owari')
    book.ask(['Ise', 'Mino'])
    book.end()
    await odds.mock.results[0]!.value
    expect(book.chances('Ise', 3)).toBeNull()
    expect(odds).toHaveBeenCalledOnce()
  })
})
