// What the server sends of a table of SHOGUN, under short names; `wire.ts` has everything that is sent.
import type * as messages from '../net/messages'
import type * as tables from '../net/table.svelte'
import type * as replays from '../replay/replayer.svelte'
import type { Colour, ShogunEvent, ShogunView } from '../net/wire'

export type {
  Battle,
  Building,
  ChanceCard as Chance,
  Claiming,
  Colour,
  EffectCard as Effect,
  EventCard,
  ForecastCard as Forecast,
  OddsCard as Odds,
  Player,
  Province,
  Region,
  Season,
  ShogunChronicle as Chronicle,
  ShogunEvent as GameEvent,
  ShogunMove as Move,
  ShogunOptions as Options,
  ShogunView as View,
  Standing,
} from '../net/wire'

export type Table = tables.Table<ShogunView, ShogunEvent>
export type Replayer = replays.Replayer<ShogunView, ShogunEvent>
export type Step = messages.Step<ShogunEvent>

/** Cubes by colour; a colour with none is left out. */
export type Cubes = Partial<Record<Colour | 'farmers', number>>
