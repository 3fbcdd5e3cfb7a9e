// What a seat may know of a table, as the server sends it. Names are the rulebook's own.

export type Colour = 'blue' | 'yellow' | 'red' | 'black' | 'purple'
export type Region = 'brown' | 'green' | 'purple' | 'red' | 'yellow'
export type Building = 'castle' | 'temple' | 'theatre'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
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
  hand: string[] | null
  plan: Record<string, string>
  shown: string[]
  ready: boolean
}

export interface EventCard {
  card: number
  effect: string
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
  seat: number
  place: number
  points: number
  tie_break: number
}

export interface View {
  game: string
  seat: number | null
  options: { players: number; side: 'sun' | 'moon'; setup: 'fixed' | 'claim'; modules: string[] }
  year: number
  season: Season
  over: boolean
  decision: string | null
  about: Record<string, string | number>
  to_move: number[]
  moves: Move[]
  provinces: Record<string, Province>
  conquered: string[]
  players: Player[]
  tower: { tray: Cubes; inside: Cubes }
  supply: Record<string, number>
  actions: { row: (string | null)[]; at: number; turn: number }
  specials: { place: number; special: string; seat: number | null }[]
  choosing: number[]
  order: number[]
  events: { current: EventCard | null; open: EventCard[]; gone: EventCard[]; pile: number }
  claiming: { open: string[]; pile: number; buried: string[]; groups: number[][] } | null
  battle: {
    attacker: number
    defender: number | null
    province: string
    attackers: number
    defenders: number
  } | null
  revolting: string[]
  table: {
    awaited: number[]
    sealed: boolean
    ready: number[]
    away: number[]
    standings: Standing[]
    my_plan: number[] | null
    can_undo: boolean
  }
}

/** Something that happened, with the rule that caused it. */
export interface GameEvent {
  type: string
  rule: string
  [field: string]: unknown
}
