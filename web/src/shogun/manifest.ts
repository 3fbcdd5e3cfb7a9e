// SHOGUN: what it brings to each shared part of the client.
import { offered } from '../learn/lessons'
import type { Manifest } from '../manifest'
import type { GameEvent, View } from './view'
import { lobby } from './lobby/lobby'
import { keys } from './table/keys'
import { seating } from './seats'

export const shogun: Manifest<View, GameEvent> = {
  name: 'shogun',
  seating,
  lobby,
  lesson: offered('first-year', 'battle', () => import('./lesson/lesson')),
  keys,
  words: import.meta.glob('./words/*.ts'),
  telling: () => import('./telling/telling'),
  table: () => import('./table/ShogunTable.svelte'),
  replay: () => import('./replay/ShogunReplay.svelte'),
  end: { icon: 'winter', page: () => import('./end/ShogunEnd.svelte') },
  book: () => import('./howto/book'),
  pictures: () => import('./howto/pictures'),
}
