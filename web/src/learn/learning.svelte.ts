// Beginning a lesson, or going on with the one that was begun last and not finished.
import { Refused } from '../net/api'
import type { TableCard } from '../net/messages'
import { learnNow } from '../opening/playing'
import { go } from '../route'
import { t } from '../text/t'
import { lessons } from './lessons'
import { recall } from './memory'

export class Learning {
  busy = $state(false)
  problem = $state('')

  /** `mine`: one's own tables, among which a lesson may wait. */
  constructor(readonly mine: () => TableCard[]) {}

  begun(game: string): TableCard | undefined {
    const { name } = lessons.need(game)
    return this.mine().findLast((card) => card.game === game && card.lesson === name && card.status === 'running' && !recall(card.id).done)
  }

  async learn(game: string, onbegun?: () => void): Promise<void> {
    const waiting = this.begun(game)
    if (waiting) return go(`/t/${waiting.id}`)
    this.busy = true
    this.problem = ''
    try {
      const id = await learnNow(game, lessons.need(game).name)
      onbegun?.()
      go(`/t/${id}`)
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t('web-account-failed')
      this.busy = false
    }
  }
}
