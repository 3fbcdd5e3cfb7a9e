// The board at a table: what it shows comes from the table, and what is picked goes there.
import { api } from '../../net/api'
import { Choosing } from './choosing.svelte'
import { sight, type ForgeForecast } from '../view'
import { ofTable } from '../../net/lasting.svelte'
import type { Table } from '../../net/table.svelte'
import { refusalsAt } from '../../net/answers.svelte'
import type { Composition } from '../../net/wire'

export const choosingAt = ofTable((table) => {
  const refusals = refusalsAt(table)
  return new Choosing({
    get view() {
      return sight(table)
    },
    get card() {
      return table.card
    },
    play: (moves) => table.send({ type: 'play', moves }),
    forecast: () => api.forecast<ForgeForecast>(table.id),
    refused: (word) => refusals.found?.rules[word],
    composition: (order) => api.answer<Composition>(table.id, table.link, 'composition', order && order.join(',')),
  })
})

/** A board that is only looked at: in a replay, or by whoever looks on. */
export const lookingAt = (table: Table): Choosing =>
  new Choosing({
    get view() {
      return sight(table)
    },
    get card() {
      return table.card
    },
  })
