// What each game adds to a shared part of the client. The part owns the slot and says what it needs; the manifests of the
// games fill it, so that no shared part knows a game.

export class Slot<Content> {
  readonly #filled = new Map<string, Content>()

  fill(game: string, content: Content): void {
    this.#filled.set(game, content)
  }

  /** Undefined where the game is not known here, or not loaded yet. */
  of(game: string | null | undefined): Content | undefined {
    return this.#filled.get(game ?? '')
  }

  /** What cannot be done without it. */
  need(game: string): Content {
    const content = this.#filled.get(game)
    if (content === undefined) throw new Error(`this client doesn't know the game ${game}`)
    return content
  }

  /** The games that fill it, in the order of the manifests. */
  get games(): string[] {
    return [...this.#filled.keys()]
  }
}
