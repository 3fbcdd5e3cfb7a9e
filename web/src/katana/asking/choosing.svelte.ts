// The board is the controller: every thing on it knows the word of its pick, and here is told which words are offered.
// Most are played at once; where somebody would like to see first what comes of it, a look at it is opened instead.
import type { TableCard } from '../../net/messages'
import type { Composition, Purchase } from '../../net/wire'
import type { ForgeForecast, KatanaMove, KatanaView, Resource, Smith } from '../view'
import { needsLook, placeOf } from './picks'

/** Where the board gets what it shows. Without `play` it is only looked at, as in a replay. */
export interface Desk {
  readonly view: KatanaView
  readonly card: TableCard | null
  play?: ((moves: number[]) => Promise<unknown>) | undefined
  forecast?: (() => Promise<ForgeForecast | null>) | undefined
  /** The rule that refuses a word now, where it is known. */
  refused?: ((word: string) => string | undefined) | undefined
  /** What the rules say of a Composition; without an order, of one that they propose. */
  composition?: ((order: readonly Resource[] | null) => Promise<Composition | null>) | undefined
  /** What the rules say of a cart at the Market. */
  purchase?: ((cart: readonly Resource[]) => Promise<Purchase | null>) | undefined
}

const NOTHING: ReadonlyMap<string, KatanaMove> = new Map()

export class Choosing {
  /** An answer is under way; the buttons wait. */
  busy = $state(false)
  /** What a look was opened at: a place, or passing with an Honor card. */
  looked = $state<string | null>(null)
  /** Whether a Monk would go there. */
  monk = $state(false)
  /** Whether the look was opened by keyboard. */
  byKeyboard = false
  forecast = $state.raw<ForgeForecast | null>(null)
  /** The forecast is of a moment ago: a new one is under way. */
  foreseeing = $state(false)
  #foreseen = 0

  readonly offered: ReadonlyMap<string, KatanaMove> = $derived.by(() => {
    const { play, view } = this.desk
    return play ? new Map(view.moves.map((move) => [move.pick, move])) : NOTHING
  })
  /** Nothing that is no longer offered is looked at. */
  readonly look: string | null = $derived(this.looked !== null && this.open(this.looked) ? this.looked : null)

  constructor(readonly desk: Desk) {}

  get view(): KatanaView {
    return this.desk.view
  }

  /** One's own side of the table; null for who only looks on. */
  get mine(): Smith | null {
    const { seat, players } = this.view
    return seat === null ? null : players[seat]!
  }

  /** Whether this is my own turn to place a figure. */
  get turn(): boolean {
    return this.view.decision === 'turn' && this.offered.size > 0
  }

  can(word: string): boolean {
    return this.offered.has(word)
  }

  /** The rule that refuses a word to the one who is asked; "" where it is offered, or nothing is known. */
  refusal(word: string): string {
    return (this.offered.size > 0 && !this.can(word) && this.desk.refused?.(word)) || ''
  }

  /** A place is open to a Worker or to a Monk; anything else if it is offered. */
  open(word: string): boolean {
    return this.can(word) || this.can(`monk-${word}`)
  }

  /** Play a word, or open the look at it. */
  async pick(word: string, byKeyboard = false): Promise<void> {
    if (needsLook(word)) {
      this.byKeyboard = byKeyboard
      this.looked = placeOf(word)
      this.monk = word !== this.looked || !this.can(this.looked)
    } else await this.play(word)
  }

  /** Play what is looked at. */
  async confirm(): Promise<void> {
    const word = this.word
    if (word) await this.play(word)
  }

  /** The word of what is looked at, with the figure that was chosen. */
  get word(): string | null {
    if (this.look === null) return null
    const word = this.monk ? `monk-${this.look}` : this.look
    return this.can(word) ? word : null
  }

  leave(): void {
    this.looked = null
  }

  async play(word: string): Promise<void> {
    const move = this.offered.get(word)
    if (move) await this.playAll([move.move])
  }

  /** Several moves in a row; those after the first need not be offered yet. */
  async playAll(moves: number[]): Promise<void> {
    if (this.busy || !this.desk.play) return
    this.busy = true
    try {
      await this.desk.play(moves)
      this.looked = null
    } catch {
      // the table keeps the refusal, with its rule
    } finally {
      this.busy = false
    }
  }

  /** What each line would move as things stand now. */
  async foresee(): Promise<void> {
    const asked = ++this.#foreseen
    this.foreseeing = true
    const found = await this.desk.forecast?.().catch(() => null) // the board does without
    if (asked !== this.#foreseen) return
    this.forecast = found ?? null
    this.foreseeing = false
  }
}
