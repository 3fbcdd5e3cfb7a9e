// What the map shows beyond the game itself: what is lit, selected or to be chosen. Cards, panels, the log and
// the map all read and write this one store, so that the same province lights up everywhere.
import { untrack } from 'svelte'
import { pointing } from '../../parts/pointing/pointing.svelte'

/** Why a province may be chosen: it colours the province and gives its badge. */
export type TargetKind = 'attack' | 'move' | 'choose'

/** A march drawn on the map. Without a colour it is drawn in the colour of the origin's owner. */
export interface Arrow {
  from: string
  to: string
  colour?: string
}

/** A question put to the map. While it stands, only its targets can be picked. */
export interface Question {
  /** Legal targets; leave it out where any province may be picked. */
  targets?: Iterable<readonly [string, TargetKind]>
  /** The province it is about, e.g. where the armies march from. */
  selected?: string | null
  /** The target that is chosen but not yet confirmed. */
  chosen?: string | null
  /** A short word at a target, e.g. a chance to win. */
  badges?: Iterable<readonly [string, string]>
  arrow?: Arrow | null
  /** Provinces that should be in sight. */
  frame?: string[]
  /** The two provinces of a fight: the map comes close to them. */
  fight?: readonly string[] | null
  onpick?: (province: string) => void
  /** A province was picked that is no target: the place to say why not. */
  onmiss?: (province: string) => void
}

type Kinds = ReadonlyMap<string, TargetKind>
const NO_TARGETS: Kinds = new Map()
const NO_BADGES: ReadonlyMap<string, string> = new Map()

class Focus {
  /** The province under the pointer or the keyboard, wherever it is pointed at. */
  get lit(): string | null {
    return pointing.lit
  }
  set lit(province: string | null) {
    pointing.lit = province
  }
  /** The province where something happens that is being told. */
  get told(): string | null {
    return pointing.told
  }
  /** The province that was clicked, or that the question is about. */
  selected = $state<string | null>(null)
  /** The province whose details stay open after a click, until something else is chosen. */
  looked = $state<string | null>(null)
  targets = $state.raw<Kinds>(NO_TARGETS)
  chosen = $state<string | null>(null)
  badges = $state.raw<ReadonlyMap<string, string>>(NO_BADGES)
  arrow = $state.raw<Arrow | null>(null)
  /** The map moves so that these can be seen, when the list changes. */
  frame = $state.raw<string[]>([])
  fight = $state.raw<readonly string[] | null>(null)
  /** The provinces of a region that is being counted. */
  counted = $state.raw<readonly string[]>([])
  onpick = $state.raw<((province: string) => void) | null>(null)
  onmiss = $state.raw<((province: string) => void) | null>(null)

  #asking: Question | null = null

  /** Put a question to the map; the returned function takes it back. Made for effects:
   *  `$effect(() => focus.ask({ targets, onpick }))`. */
  ask(question: Question): () => void {
    untrack(() => this.#lay(question))
    return () => untrack(() => this.#asking === question && this.clear())
  }

  /** No question, nothing selected. What is lit stays, it belongs to the pointer. */
  clear(): void {
    this.#lay({})
    this.#asking = null
  }

  /** Somebody chose this province: by mouse, touch, keyboard or from a list. */
  pick(province: string): void {
    if (this.targets.size > 0) {
      if (this.targets.has(province)) this.onpick?.(province)
      else this.onmiss?.(province)
      return
    }
    this.selected = this.selected === province && !this.onpick ? null : province
    this.onpick?.(province)
  }

  #lay(question: Question): void {
    this.#asking = question
    this.looked = null
    this.selected = question.selected ?? null
    this.targets = question.targets ? new Map(question.targets) : NO_TARGETS
    this.chosen = question.chosen ?? null
    this.badges = question.badges ? new Map(question.badges) : NO_BADGES
    this.arrow = question.arrow ?? null
    this.frame = question.frame ?? []
    this.fight = question.fight ?? null
    this.onpick = question.onpick ?? null
    this.onmiss = question.onmiss ?? null
  }
}

export const focus = new Focus()
