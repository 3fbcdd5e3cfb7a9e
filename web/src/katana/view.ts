// What a seat may know of a table of SHOGUN NO KATANA, as the server sends it. Names are the rulebook's own.
import type { Table } from '../net/table.svelte'
import type { Around, Move } from '../net/view'

export const RESOURCES = ['lacquer', 'wood', 'steel', 'leather'] as const
export type Resource = (typeof RESOURCES)[number]
export const HOUSES = ['red', 'blue', 'white', 'green'] as const
export type House = (typeof HOUSES)[number]
export const ROWS = ['row-1', 'row-2', 'row-3', 'row-4'] as const
export const COLUMNS = ['column-1', 'column-2', 'column-3', 'column-4', 'column-5'] as const
/** A row or a column of a Forge. */
export type Line = (typeof ROWS)[number] | (typeof COLUMNS)[number]
export type Room = 'coins' | 'leather' | 'lacquer' | 'move' | 'advance' | 'steel' | 'decorate'
export type GhostCard = 'daimyo' | 'palace' | 'market' | 'academy' | 'first-player'
export type Stock = Record<Resource, number>

/** A Sword tile as it is printed. */
export interface SwordTile {
  sword: string
  recipe: Resource[]
  points: number
  coins: number
  strength: number
}

/** A Sword that somebody makes or has made. */
export interface SwordMade {
  /** Its number, or "katana". */
  sword: string
  recipe: Resource[]
  points: number
  strength: number
  /** How many Resources of the recipe are on it. */
  placed: number
  decorated: Resource[]
  sashimono: House | 'starting' | null
  /** What it has given to the Project. */
  gave: Stock
}

export interface Card {
  card: number
  effect: string
  cost: number
  benefit: { coins: number; points: number; resource: Resource | null }
  /** Of an exchange. */
  resources?: [Resource, Resource]
  room?: Room
  /** What a Monk costs with it. */
  monk?: number
}

export interface Honor {
  honor: number
  kind: string
  points: number
  /** A House, a Resource, or the number that makes one thing. */
  of: string | number | null
}

/** A Worker or Monk on the board. Sides are seats, then the Ghost. */
export interface Figure {
  side: number
  monk: boolean
}

export interface HouseView {
  spaces: Record<string, { sword: SwordTile | null; figure: Figure | null }>
  card: Card | null
  cards: number
}

/** What a delivery still gives: the benefits of its row and column, and points that may be doubled. */
export type LineLeft = 'row' | 'column' | 'points'

/** What is under way, and what is still to be done in it. */
export interface Action {
  actor: number
  monk: boolean
  line: Line | null
  active: { sword: string; seat: number | null; moved: boolean }[]
  extra_moves: number
  offering: number | null
  doubled_coins: boolean
  earned: number
  decorators: Resource[]
  rooms: Room[]
  room_again: boolean
  cards: number
  giving: string | null
  asked: number[]
  delivering: string | null
  lines: LineLeft[]
  /** Deliveries that wait for this one, the next one last. */
  interrupted: { delivering: string; lines: LineLeft[] }[]
}

export interface Smith {
  seat: number
  points: number
  coins: number
  stock: Stock
  workers: number
  blocked: number
  on_board: number
  monks: number
  passed: boolean
  quiet: boolean
  /** What a decoration brings, by kind. */
  decorators: Stock
  /** By space, "1a" to "4e". */
  forge: Record<string, SwordMade | null>
  under: Record<Line, Card[]>
  washitsu: SwordMade[]
  sashimono: Record<House, number>
  project: Stock
  added_late: Stock
  dropped: Stock
  /** Once it is or has been in play. */
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
  /** The cards set aside when they were last seen; since then some went into the deck unseen. */
  aside_seen: GhostCard[]
}

export interface KatanaView {
  game: string
  seat: number | null
  options: { players: number; rooms: 'first' | 'random' }
  step: number
  pending: string[]
  round: number
  /** The side whose turn it is. */
  turn: number
  first: number
  over: boolean
  decision: string | null
  about: Record<string, unknown>
  to_move: number[]
  moves: Move[]
  action: Action
  houses: Record<House, HouseView>
  /** Tiles still in the stack. */
  swords: number
  starting: SwordTile[]
  market: { row: Card[]; deck: number; figures: Figure[]; spaces: number; prices: Stock }
  academy: { figures: Figure[]; spaces: number }
  palace: { rooms: Room[]; family: Record<string, Room[]>; figures: Figure[]; spaces: number }
  komainu: Figure | null
  /** What a Monk costs now. */
  offering: number
  /** What a delivery brings on top in this round. */
  round_points: number
  honors: Honor[]
  honor_deck: number
  gone: Record<string, number>
  players: Record<string, Smith>
  /** Only alone. */
  ghost: Ghost | null
  table: Around
}

/** A table speaks of the view of its own game; whoever knows that it is this one looks at it through here. */
export const sight = (table: Table): KatanaView => table.view as unknown as KatanaView

/** All sides in their order: the seats, and alone the Ghost. */
export const sidesOf = (view: KatanaView): number[] =>
  Array.from({ length: view.options.players + (view.ghost ? 1 : 0) }, (_, side) => side)
