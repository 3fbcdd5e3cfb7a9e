// What a module adds to SHOGUN on the screen. Each module says it in its manifest; `list.ts` has them all. The base game
// asks here, and names none of them.
import type { Component, Snippet } from 'svelte'
import type { Vocabulary } from '../../log/teller'
import type { TableCard } from '../../net/messages'
import type { Topic } from '../../net/wire'
import type { Asked } from '../asking/choice.svelte'
import type { Box, Point } from '../map/land/shapes'
import type { Sizes } from '../map/pieces/sizes'
import type { Shape } from '../planning/board/shape'
import type { Naming } from '../seats'
import type { ShogunEffects } from '../telling/effect'
import type { Stop } from './tour.svelte'
import type { Colour, Effect, GameEvent, Province, Step, View } from '../view'

/** What a board or a paper of a module is drawn from; `steps` as far as the log is at hand. */
export interface Laid {
  view: View
  card: TableCard | null
  steps: readonly Step[]
}

export interface Decision {
  panel: Component<Asked>
  /** The part of the round in which it is asked; the module's own where none is named. */
  phase?: 'claim'
  /** Its board is turned up for it. */
  turnsUp?: true
  /** It is chosen on a board, which needs all of the sheet on a phone. */
  tall?: true
  /** Its choices are cards, sentences or a board: it has all of a desk's dock. They stand in an element of the class `whole`. */
  wide?: true
}

/** A piece that stands on the map beside the armies of its province. */
export interface Figure {
  key: string
  kind: string
  province: string
  colour: Colour
  count: number
  at: Point
  box: Box
}

/** What a player has of a module, in numbers that are compared at the end of a season. */
export interface Holding {
  /** Its words are `web-telling-${what}`. */
  what: string
  icon: string
  count: (view: View, seat: number) => number
}

/** A kind of points at the end. */
export interface ScoreRow {
  kind: string
  icon: string
  /** Under what it is explained. */
  topic: Topic
  /** What its points were given for, where the events of the end say it; and with whom that has no seat one was tied. */
  won?: (told: readonly GameEvent[]) => { of: string; seat: number; points: number; rule: string; tied?: string }[]
  /** One such thing in words. */
  called?: (of: string) => string
}

export interface Module {
  /** As the options call it. */
  name: string
  decisions: Record<string, Decision>
  /** What it brings, for somebody who plays with it for the first time. */
  tour: Stop
  /** What is said above its decisions. */
  happening: () => { icon: string; title: string; help: string }
  /** The step of the round that the top bar names meanwhile; one of its own stands after another. */
  step?: { name: string; after?: string }
  /** The board that it lays beside the map. */
  board?: Component<Laid>
  /** On the map: what stands there, in a picture and in words. */
  map?: {
    figures: (view: View, sizes: Sizes) => Figure[]
    drawing: Component<{ figures: Figure[]; dim: (province: string) => boolean; scale: number }>
    words: (view: View, province: string, nameOf: Naming) => string[]
  }
  /** Of a player: a row of the card, and behind the player's head numbers of the table there, and what comes below it. */
  player?: {
    row?: Component<{ view: View; seat: number }>
    counts?: (view: View, seat: number) => { icon: string; id: string; value: number }[]
    details?: Component<{ view: View; seat: number }>
    /** Where a piece of theirs is on the map; `away`: what is said where it is not. */
    where?: (view: View, seat: number) => { icon: string; words: string; away: string; province: string | null }
  }
  /** A paper of its own in the sea of the map: in the bay, or in the north. */
  paper?: { place: 'bay' | 'north'; drawing: Component<Laid> }
  /** A board beside that of the plan, with spaces of its own. */
  plan?: {
    board: Component<{ shape: Shape; children: Snippet }>
    icon: string
    /** What its spaces are for. */
    about: () => string
    /** What an empty space does, and what a card does there, short enough to stand on them. */
    says: (space: string) => string
    line: (card: string, effect: Effect | null, province: Province | undefined) => string
    /** The same of a card that skips its space, named in the same line. */
    none: (card: string) => string
    /** The cards that it adds to the hand: what they are called, in full and on the card, what is said of one that is
     *  chosen, and of one that lies on the bid. */
    card: Record<'name' | 'word' | 'tip' | 'bids', () => string>
  }
  holdings?: readonly Holding[]
  /** What its events do to a view, for the moments within a step. */
  effects: ShogunEffects
  /** Its events by what is done with them: the types, in a row. */
  events: {
    /** All of them, for the log's filter. */
    told: string
    /** How long each is looked at. */
    stays: Record<string, number>
    /** What only completes the event before it. */
    completing?: string
    /** What belongs to a fight. */
    fighting?: string
    /** What a player has to know of the others' doings. */
    news: string
    /** What it brings or takes a player in a season, beside numbers: told when that is over. */
    brings: string
    /** What may come when everybody has had a turn at an action. */
    afterAction?: string
  }
  /** What fields of its events and moves hold, and how such things are called. */
  names?: Partial<Pick<Vocabulary, 'fields' | 'words'>> & { numbered?: readonly string[] }
  /** What it scores, in the order of the rulebook. */
  scores?: readonly ScoreRow[]
  /** The icons of its lines in the report of a winter, by their sources. */
  winter?: Record<string, string>
}

const entered: Module[] = []

export const enter = (module: Module): void => void entered.push(module)

/** All of them, in the order of the box. */
export const modules = (): readonly Module[] => entered

/** Those that are on. */
export const modulesOf = (view: View): Module[] => entered.filter(({ name }) => view.options.modules.includes(name))

export const holdingsOf = (view: View): Holding[] => modulesOf(view).flatMap(({ holdings = [] }) => holdings)

/** Whose decision it is, or whose part of the round is shown in its place. */
export const moduleAsking = (decision: string): Module | undefined =>
  entered.find(({ name, decisions }) => name === decision || decision in decisions)

/** What the base game has, and what the modules add to it. */
export const gathered = <T>(base: Record<string, T>, of: (module: Module) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, base, ...entered.map(of)) as Record<string, T>

/** Types of events in a row: the base game's, and those of the modules. */
export const typesOf = (base: string, of: (events: Module['events']) => string | undefined): Set<string> =>
  new Set([base, ...entered.map(({ events }) => of(events) ?? '')].flatMap((types) => types.split(' ')))
