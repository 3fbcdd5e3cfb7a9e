// What the printed components of a game say on this host, as far as pages need it beside the views.
import { api } from './api'

export class Printed<Facts> {
  /** As the box has it, until the server has said what its host's components say. */
  #known = $state.raw() as Facts
  #asked: Promise<void> | null = null

  constructor(
    readonly game: string,
    box: Facts,
  ) {
    this.#known = box
  }

  readonly facts = (): Facts => this.#known

  /** Ask the server, once. */
  readonly learn = (): void => {
    this.#asked ??= api.facts<Facts>(this.game).then(
      (facts) => void (this.#known = facts),
      () => void (this.#asked = null), // without an answer the box is the best guess
    )
  }
}
