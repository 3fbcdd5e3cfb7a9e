// Beginning a lesson, or going on with the one that was begun last and not finished.
import { api, Refused } from '../net/api'
import { me } from '../net/me.svelte'
import type { TableCard } from '../net/messages'
import { comingTo } from '../opening/ahead'
import { go } from '../route'
import { t } from '../text/t'
import { lessons } from './lessons'
import { recall } from './memory'

/** The lesson of a game that waits among one's own tables. */
export function begun(game: string, mine: TableCard[]): TableCard | undefined {
  const { name } = lessons.need(game)
  return mine.findLast((card) => card.game === game && card.lesson === name && card.status === 'running' && !recall(card.id).ended)
}

export class Learning {
  busy = $state(false)
  problem = $state('')

  async learn(game: string, onbegun?: () => void): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      comingTo(game)
      await me.somebody()
      // The lobby's list may still be on its way.
      const waiting = begun(game, await api.tables('mine'))
      const { id } = waiting ?? (await api.learn(game, lessons.need(game).name))
      onbegun?.()
      go(`/t/${id}`)
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t('web-account-failed')
    } finally {
      this.busy = false
    }
  }
}
