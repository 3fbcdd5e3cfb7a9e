// What a seat may know of a table, as the server sends it. Names are the rulebook's own.
import type { Outlook } from './wire'

export type Colour = 'blue' | 'yellow' | 'red' | 'black' | 'purple'
/** The colours of all games' players; the Ghost of SHOGUN NO KATANA is one of them. */
export type Tint = Colour | 'orange' | 'ghost'
export type Region = 'brown' | 'green' | 'purple' | 'red' | 'yellow'
export type Building = 'castle' | 'temple' | 'theatre'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
/** Cubes by colour; a colour with none is left out. */
export type Cubes = Partial<Record<Colour | 'farmers', number>>

export interface Province {
  owner: number | null
  in_play: boolean
  region: Region
  tax: number
  rice: number
  sites: number
  armies: number
  buildings: Building[]
  revolt_markers: number
}

export interface Player {
  seat: number
  colour: Colour
  chests: number
  rice: number
  points: number
  supply: number
  province_cards: number
  /** One's own cards that are not in the plan; null for others. */
  hand: string[] | null
  /** By space: a province, `chest-0` to `chest-4`, `unplanned`, `empty`, `face-down` or `surrendered`. */
  plan: Record<string, string>
  shown: string[]
  ready: boolean
}

export interface EventCard {
  card: number
  effect: string
  /** The numbers printed with the effect. */
  amounts: number[]
  rice_loss: number
}

/** A legal move: its number, the word for it, and its fields by kind. */
export interface Move {
  move: number
  pick: string
  type: string
  [field: string]: unknown
}

export interface Standing {
  type: 'standing'
  seat: number
  place: number
  points: number
  tie_break: number
}

export interface Options {
  players: number
  side: 'sun' | 'moon'
  setup: 'fixed' | 'claim'
  modules: string[]
  /** Of SHOGUN NO KATANA, which has none of the others but the players. */
  rooms?: 'first' | 'random'
}

export interface Claiming {
  open: string[]
  pile: number
  buried: string[]
  groups: number[][]
  /** The two open cards that each seat saw on its last turn. */
  seen: string[][]
}

export interface Battle {
  attacker: number
  defender: number | null
  province: string
  attackers: number
  defenders: number
}

export interface Favour {
  number: number
  kind: string
  /** 0 where the card shows none. */
  amount: number
}

/** Tenno's Court; lists are by seat, but for the spaces of the audience hall, the dearest first. */
export interface Court {
  favours: { officials: number; favour: Favour | null }[]
  /** The numbers of favours nobody has seen yet. */
  deck: number[]
  entrance: number[]
  audience: number[]
  officials: number[]
  kept: number[]
  protected: string[][]
  /** Who still comes before the Tenno, the next one first. */
  queue: number[]
}

/** Samurai: each seat's top card, 0 for the empty banner; what cards 1 to 3 offer. */
export interface Samurai {
  cards: number[]
  benefits: Record<string, number>[]
}

/** Military Leaders: by seat, but for statues on the board, which stand in provinces. */
export interface Leaders {
  provinces: (string | null)[]
  left: number[]
  trophies: Cubes[]
  statues: Record<string, Cubes>
}

/** Chambers: spaces are called by row and column, "a1" to "f6", lines "row-a" or "column-1". */
export interface Chambers {
  face_up: string[]
  face_down: string[]
  taken: Record<string, number>
  left: number[]
  regions: Region[]
  points: Record<string, number>
}

/** What the table adds to the game. */
export interface Around {
  awaited: number[]
  /** Plans are being laid: answer with `ready` and not with `play`. */
  sealed: boolean
  ready: number[]
  away: number[]
  standings: Standing[]
  outlook: Outlook
  my_plan: number[] | null
  can_undo: boolean
}

export interface View {
  game: string
  seat: number | null
  options: Options
  step: number
  pending: string[]
  year: number
  season: Season
  over: boolean
  decision: string | null
  about: Record<string, string | number | null>
  to_move: number[]
  moves: Move[]
  provinces: Record<string, Province>
  conquered: string[]
  players: Record<number, Player>
  tower: { tray: Cubes; inside: Cubes }
  supply: Record<string, number>
  actions: { row: (string | null)[]; at: number; turn: number }
  specials: { place: number; special: string; seat: number | null }[]
  choosing: number[]
  order: number[]
  events: { current: EventCard | null; open: EventCard[]; gone: EventCard[]; pile: number }
  claiming: Claiming | null
  battle: Battle | null
  revolting: string[]
  /** In winter: farmers beyond one for each marker. */
  revolt_farmers: number | null
  /** Only with the module. */
  court?: Court
  samurai?: Samurai
  leaders?: Leaders
  chambers?: Chambers
  table: Around
}

/** Something that happened, with the rule that caused it. */
export interface GameEvent {
  type: string
  rule: string
  [field: string]: unknown
}
