// Something that is asked of the server by a form: whether it is under way, and what came of it in a line.
import { Refused } from '../net/api'
import { t } from '../text/t'

export class Task {
  busy = $state(false)
  problem = $state('')
  done = $state('')

  /** Do it, and say so; or what was wrong. */
  async run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true
    this.problem = this.done = ''
    try {
      await work()
      this.done = done
      return true
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t('web-account-failed')
      return false
    } finally {
      this.busy = false
    }
  }
}
