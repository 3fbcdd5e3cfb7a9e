// SHOGUN NO KATANA: what it brings to each shared part of the client.
import { offered } from '../learn/lessons'
import type { Manifest } from '../manifest'
import type { KatanaEvent, KatanaView } from './view'
import { lobby } from './lobby/lobby'
import { seating } from './seats'

export const katana: Manifest<KatanaView, KatanaEvent> = {
  name: 'katana',
  seating,
  lobby,
  lesson: offered('first-round', 'sword', () => import('./lesson/lesson')),
  keys: [],
  words: import.meta.glob('./words/*.ts'),
  telling: () => import('./telling/telling'),
  table: () => import('./table/KatanaTable.svelte'),
  replay: () => import('./replay/KatanaReplay.svelte'),
  end: { icon: 'sword', page: () => import('./end/KatanaEnd.svelte') },
  book: () => import('./howto/book'),
  pictures: () => import('./howto/pictures'),
}
