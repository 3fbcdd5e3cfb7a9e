// Makes obvious moves at a table. Called once by its page.
import { untrack } from 'svelte'
import type { Table } from '../net/table.svelte'
import { settings } from '../settings.svelte'
import { answersItself, obviousMove } from './obvious'

export function answerObvious(table: Table): void {
  let answered = 0
  let busy = false
  $effect(() => {
    const move = answersItself(settings, table.view?.decision ?? '') ? obviousMove(table, answered) : null
    if (move === null || busy) return
    busy = true
    untrack(() => table.send({ type: 'play', moves: [move] }))
      .then((seq) => (answered = seq))
      .catch(() => undefined) // the table keeps the refusal, with its rule
      .finally(() => (busy = false))
  })
}
