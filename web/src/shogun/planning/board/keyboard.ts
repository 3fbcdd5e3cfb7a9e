// The dock by keyboard: where the focus stands, where it goes next, and what the keys do there.
import { tick } from 'svelte'
import { type Doing, onKey } from './keys'
import { type Card, emptySpaces, isAdded, isAddedCard, isChest, spaceOf, type Space } from '../plan/plan'
import type { Planner } from '../plan/planner.svelte'
import { toward } from './spatial'

const inHand = (card: Card) => `[data-stop="hand"][data-card="${CSS.escape(card)}"]`
const onBoard = (space: Space) => `[data-space="${space}"] [data-stop]`

export class Keyboard implements Doing {
  /** Where in the hand the last card was taken, to go on from there. */
  #index = 0
  /** The focus was in the dock a moment ago: if it is gone, what it stood on is gone. */
  #within = false

  constructor(
    readonly planner: Planner,
    readonly dock: () => HTMLElement | undefined,
  ) {}

  readonly onkeydown = (event: KeyboardEvent): void => {
    // What is open closes first; Escape means us only if something is chosen.
    const idle = event.key === 'Escape' && !this.planner.held && !this.planner.aimed
    if (idle || (event.target as Element).closest('[popover]')) return
    if (event.key === '?' && !this.#spaceHere()) return // not about a space: it opens How to play
    if (event.key === 'Enter' || event.key === ' ') this.#press(event)
    else if (onKey(event, this)) event.preventDefault()
  }

  readonly onfocusin = (): void => {
    this.#within = true
  }

  readonly onfocusout = (event: FocusEvent): void => {
    this.#within = event.relatedTarget === null || (this.dock()?.contains(event.relatedTarget as Node) ?? false)
  }

  /** The hand, unless the focus is somewhere already. */
  begin(): void {
    if (document.activeElement === document.body) this.#to('[data-stop="hand"]')
  }

  /** After a change: a focus that stood on a card that left goes on. */
  async follow(): Promise<void> {
    if (!this.#within) return
    await tick()
    if (this.dock() && document.activeElement === document.body) this.#goOn()
  }

  at(card: Card): void {
    this.#index = this.planner.hand.indexOf(card)
  }

  space(index: number): void {
    const { planner } = this
    const space = planner.order[index]
    if (!space) return
    const card = planner.held ?? this.#here()?.dataset['card']
    if (!card) {
      planner.aim(space)
      return this.#to(onBoard(space))
    }
    const fromHand = !spaceOf(planner.plan, card)
    planner.place(space, card)
    if (fromHand) void tick().then(() => this.#goOn())
    else this.#to(onBoard(space))
  }

  takeBack(): void {
    const space = this.#spaceHere()?.dataset['space'] as Space | undefined
    if (space && this.planner.plan[space]) this.planner.takeBack(space)
    else this.planner.undo()
  }

  undo(): void {
    this.planner.undo()
  }

  suggest(): void {
    void this.planner.suggest()
  }

  ready(): void {
    void this.planner.toggleReady()
  }

  /** What the focused space has to say: a warning first, else what the action does. */
  why(): void {
    const space = this.#spaceHere()
    const answers = ['.space-flag', '.space-head'].map((answer) => space?.querySelector<HTMLElement>(answer))
    const button = answers.find((answer) => answer) ?? (space && this.dock()?.querySelector<HTMLElement>('.tip-why'))
    button?.click()
  }

  letGo(): void {
    this.planner.letGo()
  }

  step(dx: number, dy: number): void {
    const all = this.#stops()
    const here = this.#here()
    const boxes = all.map((stop) => stop.getBoundingClientRect())
    const next = here ? toward(boxes, all.indexOf(here), dx, dy) : 0
    all[next]?.focus()
  }

  edge(last: boolean): void {
    const zone = this.#here()?.dataset['stop'] ?? 'hand'
    const stops = this.#stops().filter((stop) => stop.dataset['stop'] === zone)
    stops.at(last ? -1 : 0)?.focus()
  }

  /** Enter takes a card from the hand to the first space that fits, and places it there. */
  #press(event: KeyboardEvent): void {
    const { planner } = this
    const here = this.#here()
    if (!here) return
    event.preventDefault()
    if (event.repeat) return
    const placing = planner.held !== null || planner.aimed !== null
    here.click()
    if (placing) void tick().then(() => this.#goOn())
    else if (planner.held && here.dataset['stop'] === 'hand') this.#to(onBoard(this.#fitting(planner.held)))
    else if (planner.aimed) this.#to('[data-stop="hand"][tabindex="0"]')
  }

  /** The first empty space; the bid is for chests, and an added space for added cards. */
  #fitting(card: Card): Space {
    const empty = emptySpaces(this.planner.plan, this.planner.order)
    const fits = (space: Space) => (isAddedCard(card) ? isAdded(space) : space !== 'bid')
    return (isChest(card) ? undefined : empty.find(fits)) ?? empty[0] ?? 'bid'
  }

  /** After a card has left the hand the next one is at hand; after the last one, Ready. */
  #goOn(): void {
    if (!this.dock()) return
    const { hand, left } = this.planner
    const next = hand[Math.min(this.#index, hand.length - 1)]
    this.#to(next && left > 0 ? inHand(next) : '[data-ready]')
  }

  #to(selector: string): void {
    this.dock()?.querySelector<HTMLElement>(selector)?.focus()
  }

  #stops(): HTMLElement[] {
    return [...(this.dock()?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  }

  #here(): HTMLElement | null {
    return document.activeElement?.closest<HTMLElement>('[data-stop]') ?? null
  }

  #spaceHere(): HTMLElement | null {
    return this.#here()?.closest<HTMLElement>('[data-space]') ?? null
  }
}
