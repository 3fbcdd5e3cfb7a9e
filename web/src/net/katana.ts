// What a seat may know of a table of SHOGUN NO KATANA, as the server sends it. Names are the rulebook's own.
import type { Table } from './table.svelte'
import type { Around, Move } from './view'

export const RESOURCES = ['lacquer', 'wood', 'steel', 'leather'] as const
export type Resource = (typeof RESOURCES)[number]
export const HOUSES = ['red', 'blue', 'white', 'green'] as const
export type House = (typeof HOUSES)[number]
export type Room = 'coins' | 'leather' | 'lacquer' | 'move' | 'advance' | 'steel' | 'decorate'
export type GhostCard = 'daimyo' | 'palace' | 'market' | 'academy' | 'first-player'
export type Counts = Record<Resource, number>

/** What is printed on a Sword tile. Swords are "1" to "50", and "katana" is a SHOGUN NO KATANA. */
export interface SwordTile {
  sword: string
  recipe: Resource[]
  points: number
  coins: number
  strength: number
}

/** A Sword that somebody makes or has made. */
export interface SwordMade extends Omit<SwordTile, 'coins'> {
  /** How many Resources of the recipe lie on it. */
  placed: number
  decorated: Resource[]
  sashimono: House | 'starting' | null
  /** What it gave to the Project. */
  gave: Counts
}

export interface Card {
  card: number
  effect: string
  cost: number
  benefit: { coins: number; points: number; resource: Resource | null }
  /** The two kinds of an exchange. */
  resources?: [Resource, Resource]
  room?: Room
  /** What a cheaper Monk costs. */
  monk?: number
}

export interface Honor {
  honor: number
  kind: string
  points: number
  /** A House, a Resource or a number; null where the card speaks of none. */
  of: string | number | null
}

/** A Worker or a Monk on the board. In a solo game the side after the only seat is the Ghost. */
export interface Figure {
  side: number
  monk: boolean
}

export interface HouseBoard {
  /** By space, "red-1". */
  spaces: Record<string, { sword: SwordTile | null; figure: Figure | null }>
  card: Card | null
  cards: number
}

/** By space of the Forge, "1a" to "4e": rows by number from the top, columns by letter from the left. */
export type Forge = Record<string, SwordMade | null>

export interface Smith {
  seat: number
  points: number
  coins: number
  stock: Counts
  workers: number
  blocked: number
  on_board: number
  monks: number
  passed: boolean
  quiet: boolean
  /** What a decoration of each kind brings. */
  decorators: Counts
  forge: Forge
  /** Cards beneath the Forge, by line: "row-1" to "row-4", "column-1" to "column-5". */
  under: Record<string, Card[]>
  washitsu: SwordMade[]
  sashimono: Record<House, number>
  project: Counts
  added_late: Counts
  dropped: Counts
  katana: SwordMade | null
  cards: Card[]
  used_cards: Card[]
  bought_cards: Card[]
  honors: Honor[]
  katana_value: number
}

export interface Ghost {
  points: number
  workers: number
  blocked: number
  on_board: number
  passed: boolean
  washitsu: SwordMade[]
  sashimono: Record<House, number>
  honors: Honor[]
  katana_value: number
  family: number
  deck: number
  gone: GhostCard[]
  /** Null while nobody knows which ones they are. */
  aside: GhostCard[] | null
  aside_cards: number
}

/** What is under way: whose Moment it is, and what is still to be done in it. */
export interface Action {
  actor: number
  monk: boolean
  line: string | null
  active: { sword: string; seat: number | null; moved: boolean }[]
  extra_moves: number
  offering: number | null
  doubled_coins: boolean
  earned: number
  decorators: Resource[]
  steps: number
  rooms: Room[]
  room_again: boolean
  cards: number
  giving: string | null
  asked: number[]
  delivering: string | null
  lines: ('row' | 'column' | 'points')[]
}

export interface KatanaView {
  game: 'katana'
  seat: number | null
  options: { players: number; rooms: 'first' | 'random' }
  step: number
  pending: string[]
  round: number
  turn: number
  first: number
  over: boolean
  decision: string | null
  about: Record<string, unknown>
  to_move: number[]
  moves: Move[]
  action: Action
  houses: Record<House, HouseBoard>
  /** Sword tiles that are left. */
  swords: number
  starting: SwordTile[]
  market: { row: Card[]; deck: number; figures: (Figure | null)[]; spaces: number; prices: Counts }
  academy: { figures: (Figure | null)[]; spaces: number }
  palace: { rooms: Room[]; family: Record<string, Room[]>; figures: (Figure | null)[]; spaces: number }
  komainu: Figure | null
  /** What a Monk costs now, and what the round adds to a delivery. */
  offering: number
  round_points: number
  honors: Honor[]
  honor_deck: number
  gone: Record<string, number>
  players: Record<string, Smith>
  ghost: Ghost | null
  table: Around
}

/** What a Worker or a Monk at a line of one's own Forge could move; see GET /api/tables/{id}/forecast. */
export interface LineForecast {
  ok: boolean
  rule: string | null
  text: string
  coins: number
  moves: string[]
  swords: string[]
  resources: Partial<Counts>
  blocked: Record<string, string>
}
export interface ForgeForecast {
  lines: Record<string, { worker: LineForecast; monk: LineForecast }>
}

/** A table speaks of the view of its own game; whoever knows that it is this one looks at it through here. */
export const sight = (table: Table): KatanaView => table.view as unknown as KatanaView

/** All sides in their order: the seats, and in a solo game the Ghost. */
export const sidesOf = (view: KatanaView): number[] =>
  Array.from({ length: view.options.players + (view.ghost ? 1 : 0) }, (_, side) => side)
