// How SHOGUN is shown moment by moment, and told.
import type { Telling } from '../../manifest'
import type { GameEvent, View } from '../view'
import '../modules/list'
import { timing } from './moments'
import { shogunNarrator } from './narrator'
import { Rounds } from './rounds'
import { own, unfold } from './unfold'

const telling: Telling<View, GameEvent> = {
  tale: { timing: timing(), unfold, own, keeper: () => new Rounds() },
  narrator: shogunNarrator,
}
export default telling
