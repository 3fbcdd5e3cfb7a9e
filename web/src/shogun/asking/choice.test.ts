import { describe, expect, it } from 'vitest'
import type { Table } from '../view'
import { choiceFor } from './choice.svelte'

describe('a choice', () => {
  it('stays while the question stays, and is of one table', () => {
    const [table, other] = [{}, {}] as [Table, Table]
    choiceFor(table, 'where to?').picked = 'Ise'
    expect(choiceFor(table, 'where to?').picked).toBe('Ise')
    expect(choiceFor(other, 'where to?').picked).toBeNull()
  })

  it('is gone with its question', () => {
    const table = {} as Table
    choiceFor(table, 'where to?').picked = 'Ise'
    expect(choiceFor(table, 'with how many?').picked).toBeNull()
    expect(choiceFor(table, 'where to?').picked).toBeNull()
  })
})
