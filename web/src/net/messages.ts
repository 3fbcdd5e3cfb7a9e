// The messages on a table's socket, version 1.
import type { GameEvent, Options, View } from './view'

export const PROTOCOL = 1

export interface SeatCard {
  seat: number
  name: string | null
  bot: string | null
  host: boolean
  you: boolean
}

export interface TableCard {
  id: string
  game: string
  options: Options
  facts: string
  /** The version of the game's rules; a table of other rules than the server's cannot be opened. */
  rules: number
  status: 'open' | 'running' | 'finished'
  visible: boolean
  hints: boolean
  pace: 'live' | 'days'
  seconds: number
  deadline_at: number | null
  created_at: number
  started_at: number | null
  finished_at: number | null
  result: number[] | null
  rematch_of: string | null
  /** The game that this one is another way on from, and the entry of its log after which it is. */
  branch_of: { table: string; seq: number } | null
  /** Which one, if the table is a lesson: its seed is known to everybody. */
  lesson: string | null
  link: string | null
  seats: SeatCard[]
  fairness: { commitment: string; secret: string | null; entropy: string[] | null }
  your_turn?: boolean
}

export interface Step {
  type: 'step'
  seq: number
  /** moves, seal, unseal, undo, away, back, talk; pass over what is unknown. */
  kind: string
  seat: number | null
  by: 'player' | 'bot' | 'deadline'
  at: number
  events: GameEvent[]
  patch: Record<string, unknown> | null
  /** Table talk: `name` said `text`. */
  text: string | null
  name: string | null
  /** Of a step that is told in parts: which of them this is, from 0. Never sent. */
  part?: number
}

/** Why a bot would make a move: a message of the catalogue, and what fills it in. */
export interface Reason {
  id: string
  args: Record<string, string | number>
}

/** What could be done, and the points it is expected to gain until the end of the game. */
export interface Choice {
  moves: number[]
  gain: number
}

/** What a bot would do, and for each move why; null where there is nothing to say. Its best choices, its own first. */
export interface Advice {
  moves: number[]
  reasons: (Reason | null)[]
  best: Choice[]
}

export type Incoming =
  | Step
  | {
      type: 'welcome'
      protocol: number
      seq: number
      seat: number | null
      table: TableCard
      view: View | null
      missed: Step[] | null
    }
  | { type: 'table'; seq: number; table: TableCard }
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id: string | null; seq: number; code: string; message: string; rule: string | null }
  | ({ type: 'hint'; id: string; seq: number } & Advice)
  | { type: 'closing'; seq: number; reason: string }

export type Command =
  | { type: 'play'; moves: number[] }
  | { type: 'ready'; moves: number[] }
  | { type: 'not-ready' }
  | { type: 'undo' }
  | { type: 'resign' }
  | { type: 'return' }
  | { type: 'talk'; text: string }
  | { type: 'hint' }
