// The planning of one season: the plan as it grows, the card in hand, and what is told about every change.
import { untrack } from 'svelte'
import type { Forecast, Table, View } from '../../view'
import { api } from '../../../net/api'
import { ofTable } from '../../../net/lasting.svelte'
import type { Advice, Objection } from '../../../net/messages'
import type { PlanOutlook } from '../../../net/wire'
import { type Tried, triedAt } from '../../../replay/tried'
import { settings } from '../../../settings.svelte'
import { announce } from '../../../text/announce'
import { seatName } from '../../../parts/seats'
import { has, t } from '../../../text/t'
import { outlookOf } from '../../season/winter-preview'
import { cardName, spaceName } from './actions'
import { keepDraft, readDraft, type Round } from './draft'
import { asked, foresee, type Outlook, summary } from './plan-summary'
import * as plans from './plan'
import type { Card, Plan, Space } from './plan'
import { type Proposal, proposalOf } from './proposal'
import { type Suggestion, type Suggestions, suggestionsOf, told } from './suggestions'

export class Planner {
  plan = $state.raw<Plan>({})
  /** The card that is chosen: from the hand, or one that lies on a space already. */
  held = $state<Card | null>(null)
  /** The space that was chosen before a card. */
  aimed = $state<Space | null>(null)
  forecast = $state.raw<Forecast | null>(null)
  thinking = $state(false)
  /** Somebody was ready before every space had its card. */
  hasty = $state(false)
  /** What a bot suggested last, and whether its reasons are shown. */
  suggestions = $state.raw<Suggestions>({})
  explaining = $state(false)
  #proposed = $state.raw<Proposal | null>(null)
  #consulted = $state.raw<{ about: Plan; advice: Advice } | null>(null)
  #past = $state.raw<Plan[]>([])
  #reckoned = $state.raw<{ found: PlanOutlook; plan: Plan } | null>(null)
  #sending = $state(false)

  readonly #round: Round

  constructor(readonly table: Table) {
    const view = untrack(() => this.view)
    this.#round = { table: table.id, year: view.year, season: view.season, seat: view.seat! }
    untrack(() => this.#begin())
  }

  get view(): View {
    return this.table.view!
  }
  get me() {
    return this.view.players[this.view.seat!]!
  }

  /** Where one's own leader is. */
  readonly led = $derived.by(() => this.view.leaders?.provinces[this.me.seat] ?? null)
  readonly cards = $derived.by(() => this.me.hand ?? [])
  readonly hand = $derived.by(() => plans.handOf(this.plan, this.cards))
  readonly spaces = $derived.by(() => plans.spacesOf(this.me))
  /** How many cards are still to be laid: the rules say how many a whole plan has. */
  readonly left = $derived.by(() => outlookOf(this.view).plan_sizes[this.me.seat]! - Object.keys(this.plan).length)
  readonly layout = $derived.by(() => plans.layout(this.view.actions.row, settings.printedOrder))
  /** The spaces in the order of their keys: the bid, then the others as they lie; last those that a module adds. */
  readonly order = $derived.by((): Space[] => {
    const all = [...this.layout.known, ...this.layout.unknown, ...this.added]
    return ['bid', ...all.filter((space) => space !== 'bid')]
  })
  readonly added = $derived.by(() => this.spaces.filter(plans.isAdded))
  /** The names of those whom the table waits for, beside ourselves. */
  readonly waiting = $derived.by(() =>
    this.view.table.awaited.filter((seat) => seat !== this.view.seat).map((seat) => seatName(this.table.card, seat)),
  )
  readonly ready = $derived.by(() => this.view.table.ready.includes(this.view.seat!))
  /** What is suggested for the cards that lie there: gone when they change. */
  readonly proposed = $derived.by(() => (this.#proposed?.about === this.plan && !this.ready ? this.#proposed : null))
  /** The plan that is summed up: as it lies there, or as it is suggested, so that the sums are those of its reasons. */
  readonly summed = $derived.by(() => (this.explaining && this.proposed?.plan) || this.plan)
  /** What that plan would do; while the server reckons, of the plan before the last change. */
  readonly outlook = $derived.by((): Outlook | null => {
    const reckoned = this.#reckoned
    if (!reckoned) return null
    const found = summary(reckoned.found, reckoned.plan, this.forecast)
    // A suggested card that does nothing says so itself: it has to lie somewhere.
    for (const space of Object.keys(found.warnings) as Space[])
      if (this.suggestions[space]?.why && reckoned.plan[space] === this.suggestions[space].card) delete found.warnings[space]
    return found
  })
  /** The reasons for what lies as it was suggested. */
  readonly reasons = $derived.by(() => told(this.suggestions, this.proposed?.plan ?? this.plan, this.order))
  /** What is wrong with the player's own cards that something else is suggested for. */
  readonly harmed = $derived.by((): readonly Objection[] => {
    const { proposed } = this
    const found = proposed?.objections ?? []
    return found.filter(({ id, space }) => has(`planning-harmed-${id}`) && this.plan[space as Space] && proposed?.plan[space as Space] !== this.plan[space as Space])
  })
  /** What the adviser says of the cards that lie there, for the coach; null while it is asked. */
  readonly consulted = $derived.by(() => (this.#consulted?.about === this.plan ? this.#consulted.advice : null))
  get canUndo(): boolean {
    return this.#past.length > 0 && !this.ready
  }
  get busy(): boolean {
    return this.#sending
  }

  effect(space: Space, card: Card | undefined) {
    return this.forecast && card ? foresee(this.forecast, space, card) : null
  }

  /** What was suggested for a space, if it still lies there. */
  suggestion(space: Space): Suggestion | null {
    const suggested = this.suggestions[space]
    return suggested?.why && this.plan[space] === suggested.card ? suggested : null
  }

  price(space: Space): number {
    return this.forecast?.prices[space] ?? 0
  }

  /** Choose a card; the same one again lets it go, and takes it back if it lies on a space. */
  choose(card: Card): void {
    if (this.ready) return
    const lies = plans.spaceOf(this.plan, card)
    if (this.held === card) {
      this.held = null
      if (lies) this.takeBack(lies)
    } else if (this.aimed) this.place(this.aimed, card)
    else if (this.held && lies) this.place(lies, this.held)
    else {
      this.held = card
      announce(t('planning-said-held', { card: cardName(card) }))
    }
  }

  /** A space without a card was chosen: the held card goes there, or the next card does. */
  aim(space: Space): void {
    if (this.ready) return
    if (this.held) this.place(space, this.held)
    else this.aimed = this.aimed === space ? null : space
  }

  place(space: Space, card: Card): void {
    if (this.ready) return
    const former = plans.spaceOf(this.plan, card)
    const other = this.plan[space]
    this.held = null
    this.aimed = null
    if (!this.#change(plans.place(this.plan, space, card))) return
    const names = { card: cardName(card), space: spaceName(space) }
    if (former && other) {
      announce(t('planning-said-swapped', { ...names, other: cardName(other), former: spaceName(former) }))
    } else {
      const effect = this.effect(space, card)?.text ?? 'none'
      announce(t('planning-said-placed', { ...names, effect, left: this.left }))
    }
  }

  takeBack(space: Space): void {
    const card = this.plan[space]
    if (this.ready || !card) return
    this.held = null
    this.#change(plans.takeBack(this.plan, space))
    announce(t('planning-said-taken', { card: cardName(card), left: this.left }))
  }

  letGo(): void {
    this.held = null
    this.aimed = null
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before || this.ready) return announce(t('planning-nothing-to-undo'))
    this.letGo()
    this.#past = this.#past.slice(0, -1)
    this.plan = before
    keepDraft(this.#round, before)
    announce(t('planning-said-undone', { left: this.left }))
  }

  /** Ask what to plan around the cards that lie there, or instead of a whole plan. */
  async suggest(): Promise<void> {
    if (this.thinking || this.ready || !this.table.card?.hints) return
    this.thinking = true
    const about = this.plan
    try {
      const advice = await this.table.hint(asked(about))
      if (!this.goesOn || this.ready || this.plan !== about) return
      this.letGo()
      this.suggestions = suggestionsOf(advice, this.spaces)
      this.#proposed = proposalOf(advice, about, this.spaces)
      this.explaining = true
      announce(t('planning-said-suggested'))
    } catch {
      // the table keeps the refusal for all to see
    } finally {
      this.thinking = false
    }
  }

  /** Lay the cards that are suggested. */
  follow(): void {
    const { proposed } = this
    if (proposed) this.#change(plans.within(proposed.plan, this.cards))
  }

  /** Both plans of the decision of a review that is tried here. */
  get tried(): Tried | null {
    return triedAt(this.#round.table, `${this.#round.season}-${this.#round.year}`)
  }

  /** Lay a whole plan. */
  lay(plan: Plan): void {
    if (this.ready) return
    this.letGo()
    if (this.#change(plans.within(plan, this.cards))) announce(t('planning-left', { count: this.left }))
  }

  /** Ask the adviser about the cards that lie there. */
  async consult(): Promise<void> {
    const about = this.plan
    if (this.ready || !this.table.card?.hints) return
    try {
      const advice = await this.table.hint(asked(about))
      if (about === this.plan && this.goesOn) this.#consulted = { about, advice }
    } catch {
      // the coach goes without it until the line is back
    }
  }

  async toggleReady(): Promise<void> {
    if (this.#sending) return
    this.hasty = !this.ready && this.left > 0
    if (this.hasty) return announce(t('planning-left', { count: this.left }))
    const was = this.ready
    this.letGo()
    this.#sending = true
    try {
      if (was) await this.table.send({ type: 'not-ready' })
      else await this.table.send({ type: 'ready', moves: plans.toMoves(this.plan, this.spaces) })
      announce(t(was ? 'planning-said-not-ready' : 'planning-said-ready'))
    } catch {
      // the table keeps the refusal for all to see
    } finally {
      this.#sending = false
    }
  }

  /** The season that it plans is being planned; what comes later is for nobody. */
  get goesOn(): boolean {
    const { year, season, table } = this.view
    return table.sealed && year === this.#round.year && season === this.#round.season
  }

  /** With a bot in our seat the season may be over before the answer comes. */
  get present(): boolean {
    return !this.view.table.away.includes(this.view.seat!)
  }

  /** Ask what the plan would do that is summed up now. */
  async reckon(): Promise<void> {
    const { summed: plan } = this
    try {
      const found = await api.answer<PlanOutlook>(this.table.id, this.table.link, 'plan', asked(plan))
      if (found && plan === this.summed && this.goesOn) this.#reckoned = { found, plan }
    } catch {
      // planning goes without it until the line is back
    }
  }

  /** Effects are shown as soon as they are known; planning goes without them. */
  async lookAhead(): Promise<void> {
    try {
      this.forecast = await api.forecast(this.table.id)
    } catch {
      // planning goes without it until the line is back
    }
  }

  /** A plan that is laid already, or the draft of this tab. */
  #begin(): void {
    if (!this.adopt()) this.plan = plans.within(readDraft(this.#round), this.cards)
  }

  /** The plan that the table knows of: a bot may have laid it in our seat. Whether there is one. */
  adopt(): boolean {
    const laid = this.view.table.my_plan ?? []
    if (laid.length) this.plan = plans.within(plans.fromMoves(laid, this.spaces), this.cards)
    return laid.length > 0
  }

  #change(plan: Plan): boolean {
    if (plan === this.plan) return false
    this.#past = [...this.#past, this.plan]
    this.plan = plan
    keepDraft(this.#round, plan)
    return true
  }
}

interface Kept {
  planner: Planner | null
  stop: () => void
}
const keptAt = ofTable((_: Table): Kept => ({ planner: null, stop: () => undefined }))

/** The planner of this season at a table: one, however often the page is laid out anew. */
export function plannerAt(table: Table): Planner {
  const kept = keptAt(table)
  if (kept.planner?.goesOn) kept.planner.adopt()
  else {
    kept.stop()
    kept.stop = $effect.root(() => void (kept.planner = new Planner(table)))
  }
  return kept.planner!
}
