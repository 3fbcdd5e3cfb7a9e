// The installed edition: its service worker, and the version that waits to be used.
import { Workbox } from 'workbox-window'
import built from './sw?worker&url'

class Updates {
  waiting = $state(false)
  #worker: Workbox | null = null

  /** `root`: the folder of the edition, where `bakufu site` has taken the built file to: from among the assets it would
   * rule no page. Where there are no service workers, the game works as long as the page is open. */
  watch(root: string): void {
    if (!built || !('serviceWorker' in navigator)) return
    this.#worker = new Workbox(new URL('sw.js', root).href, { scope: new URL(root).pathname })
    this.#worker.addEventListener('waiting', () => (this.waiting = true))
    this.#worker.addEventListener('controlling', ({ isUpdate }) => isUpdate && location.reload())
    void this.#worker.register().catch(() => undefined) // a private window, say
  }

  take(): void {
    this.#worker?.messageSkipWaiting()
  }
}

export const updates = new Updates()
