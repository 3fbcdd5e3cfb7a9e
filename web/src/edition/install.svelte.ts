// The browser's own offer to install the edition, kept until its reader wants it.

interface Offer extends Event {
  prompt: () => Promise<unknown>
}

const DECLINED = 'bakufu-not-installed'

class Install {
  offered = $state(false)
  #offer: Offer | null = null

  /** From the first moment on: browsers say it once, and only where it can be installed. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as Offer
      this.offered = localStorage.getItem(DECLINED) === null
    })
    addEventListener('appinstalled', () => (this.offered = false))
  }

  accept(): void {
    this.offered = false
    void this.#offer?.prompt()
  }

  /** Whoever doesn't want it isn't asked again; the browser's menu still has it. */
  decline(): void {
    this.offered = false
    localStorage.setItem(DECLINED, 'yes')
  }
}

export const install = new Install()
