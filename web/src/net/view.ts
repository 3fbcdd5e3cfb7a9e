// What the server sends of a table of SHOGUN, under short names; `wire.ts` has everything that is sent.
import type { Colour } from './wire'

export type {
  Battle,
  Building,
  Chambers,
  Claiming,
  Colour,
  Court,
  Event as AnyEvent,
  EventCard,
  Favour,
  Leaders,
  Move as AnyMove,
  Player,
  Province,
  Region,
  Samurai,
  Season,
  ShogunEvent as GameEvent,
  ShogunMove as Move,
  ShogunOptions as Options,
  ShogunView as View,
  Standing,
  View as AnyView,
} from './wire'

/** Cubes by colour; a colour with none is left out. */
export type Cubes = Partial<Record<Colour | 'farmers', number>>
/** The colours of all games' players; the Ghost of SHOGUN NO KATANA is one of them. */
export type Tint = Colour | 'orange' | 'ghost'
