// Who plays in this browser. A name is taken when it is first needed, and without registration.
import { api, type Me } from './api'
import { t } from '../text/t'

function suggestion(): string {
  const names = t('web-name-suggestions').split(', ')
  return names[Math.floor(Math.random() * names.length)]!
}

class Person {
  known = $state<Me | null>(null)
  /** False until the server has said who this is. */
  asked = $state(false)
  #typed = $state<string | null>(null)
  #suggested = ''

  /** The name that will be taken: a suggestion until somebody types another. */
  get wish(): string {
    return this.#typed ?? (this.#suggested ||= suggestion())
  }
  set wish(name: string) {
    this.#typed = name
  }

  async ask(): Promise<void> {
    if (this.asked) return
    const found = await api.me()
    if (!this.asked) this.known = found // else another answer came first, and a name may have been taken since
    this.asked = true
  }

  /** Somebody, from now on: with the name that was wished for, if there was none. */
  async somebody(): Promise<Me> {
    await this.ask()
    return (this.known ??= await api.takeName(this.wish.trim() || t('web-name-default')))
  }

  async rename(name: string): Promise<void> {
    this.known = await api.takeName(name)
  }

  async claim(password: string): Promise<void> {
    this.known = await api.claim(this.known!.name, password)
  }

  async enter(name: string, password: string): Promise<void> {
    this.known = await api.enter(name, password)
  }

  async forget(): Promise<void> {
    await api.forget()
    this.known = null
  }
}

export const me = new Person()
