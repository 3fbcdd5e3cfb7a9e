// What a player has chosen for a question but not sent yet. It is kept with the table, not with the panel: a phone that
// is turned, or a window that is drawn wider, has its panel elsewhere and made anew.
import type { Answering } from '../../asking/play.svelte'
import type { Table, View } from '../view'

export class Choice {
  /** A province, or a card. */
  picked = $state<string | null>(null)
  armies = $state<number | null>(null)

  constructor(readonly question: string) {}

  clear(): void {
    this.picked = null
    this.armies = null
  }
}

/** What tells a question from the one before. */
export const questionOf = (view: View): string =>
  JSON.stringify([view.decision, view.about, view.step, view.actions, view.battle?.province, view.claiming?.open])

const kept = new WeakMap<Table, Choice>()

/** The choice for this question: the one that was begun, or an empty one where the question is new. */
export function choiceFor(table: Table, question: string): Choice {
  const last = kept.get(table)
  if (last?.question === question) return last
  const choice = new Choice(question)
  kept.set(table, choice)
  return choice
}

/** What the panel of a question is given. */
export interface Asked {
  table: Table
  answering: Answering
  choice: Choice
}
