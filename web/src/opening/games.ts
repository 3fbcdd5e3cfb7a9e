// What the lobby has to know of a game before a table of it is opened. Each game's manifest fills it in.
import type { Component } from 'svelte'
import type { TableCard } from '../net/messages'
import { Slot } from '../slots'

/** Oneself, a free seat, a bot, or somebody else at this device. */
export type Seat = 'me' | 'open' | { bot: string } | { guest: string }

export const botAt = (seat: Seat): string | null => (typeof seat === 'object' && 'bot' in seat ? seat.bot : null)
export const guestAt = (seat: Seat): string | null => (typeof seat === 'object' && 'guest' in seat ? seat.guest : null)

/** The levels of bots that every game has, the strongest last. */
export const LEVELS = ['random', 'ashigaru', 'samurai', 'daimyo', 'shogun'] as const

/** A line about a table in its waiting room. */
export interface Fact {
  icon: string
  text: string
  more?: string
}

/** The fields of a new table's form, beside those of every game, and what comes below them. */
export interface Form<Options extends object = object> {
  fields: Component<{ options: Options }, object, 'options'>
  extras?: Component<{ options: Options }, object, 'options'>
}

export interface LobbyGame<Options extends object = object> {
  /** The picture behind the lobby while it is chosen: what of it stays in sight, and whether it is turned round, so that
   * words have room. */
  hero: { file: string; at: string; turned?: true }
  /** The one on its box. */
  cover: string
  /** How many may play. */
  players: readonly number[]
  /** The levels of its bots, the strongest last. */
  levels: readonly string[]
  /** The characters that its bots may have. */
  characters: readonly string[]
  /** Who sits at the first table. */
  seats: () => Seat[]
  /** What can be chosen about it, as it is offered first. */
  options: () => Options
  /** The same as the server is asked for it: without what does not go together. */
  wanted: (options: Options) => object
  /** How many seconds others wait for somebody who is asked in their turn, where that happens. */
  interrupt?: (options: Options) => number
  /** The same in a few words. */
  summary: (options: Options) => string[]
  form: () => Promise<Form<Options>>
  /** Against so many bots, now. */
  play: (bots: number) => { words: string; more: string }
  facts: (card: TableCard) => Fact[]
  /** So many seats are free at a table that waits for players. */
  free: (card: TableCard, count: number) => string
  /** With what it is played beside the base game; "" for nothing. */
  extended: (card: TableCard) => string
}

export const lobbies = new Slot<LobbyGame>()

/** To those who pass options on, they are the game's own affair. */
export const lobbyGame = <Options extends object>(game: LobbyGame<Options>): LobbyGame => game as unknown as LobbyGame

/** The games that can be played here, the first one first. */
export const gameNames = (): string[] => lobbies.games
