import { expect, it } from 'vitest'
import { change } from './privileges'

const found = (provinces: string[], before = 0, after = 0) => ({ type: 'special-change' as const, provinces, before, after })

it('says what changes where', () => {
  expect(change('one-more-chest', found(['Kaga'], 4, 5))).toMatchObject({
    id: 'web-deciding-change-tax',
    args: { province: 'Kaga', before: 4, after: 5 },
    useful: true,
  })
  expect(change('attack', found(['Kaga', 'Kii']))).toMatchObject({ args: { province: 'Kaga', other: 'Kii', count: 2 } })
  expect(change('defence', found(['Kaga', 'Kii', 'Omi']))).toEqual({ id: 'web-deciding-change-defence', args: { count: 3 }, useful: true })
})

it('says that nothing changes', () => {
  expect(change('six-armies', found([]))).toEqual({ id: 'web-deciding-change-none-six', args: {}, useful: false })
})

it('says nothing of a card that it does not know', () => {
  expect(change('something-new', found(['Kaga']))).toBeNull()
  expect(change('attack', undefined)).toBeNull()
})
