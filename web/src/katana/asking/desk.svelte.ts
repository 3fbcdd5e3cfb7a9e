// The board at a table: what it shows comes from the table, and what is picked goes there.
import { api } from '../../net/api'
import { Choosing } from './choosing.svelte'
import { ofTable } from '../../net/lasting.svelte'
import type { Offered } from '../../replay/page'
import type { ForgeForecast, Table } from '../view'
import { refusalsAt } from '../../net/answers.svelte'
import type { Composition, Purchase } from '../../net/wire'

export const choosingAt = ofTable((table: Table) => {
  const refusals = refusalsAt(table)
  return new Choosing({
    get view() {
      return table.view!
    },
    get card() {
      return table.card
    },
    play: (moves) => table.send({ type: 'play', moves }),
    forecast: () => api.forecast<ForgeForecast>(table.id),
    refused: (word) => refusals.found?.rules[word],
    composition: (order) => api.answer<Composition>(table.id, table.link, 'composition', order && order.join(',')),
    purchase: (cart) => api.answer<Purchase>(table.id, table.link, 'purchase', cart.join(',')),
  })
})

/** A board on which the question of a puzzle is answered, by the word of a pick. */
export const puzzlingAt = (table: Table, offered: () => Offered | undefined): Choosing =>
  new Choosing({
    get view() {
      return table.view!
    },
    get card() {
      return table.card
    },
    get play() {
      const answers = offered()
      return answers && (async ([first]: number[]) => answers.pick(table.view!.moves.find(({ move }) => move === first)!.pick))
    },
  })

/** A board that is only looked at: in a replay, or by whoever looks on. */
export const lookingAt = (table: Table): Choosing =>
  new Choosing({
    get view() {
      return table.view!
    },
    get card() {
      return table.card
    },
  })
