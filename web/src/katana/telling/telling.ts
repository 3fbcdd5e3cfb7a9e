// How SHOGUN NO KATANA is shown moment by moment, and told.
import type { Telling } from '../../manifest'
import { learnFacts } from '../facts.svelte'
import type { KatanaEvent, KatanaView } from '../view'
import { KATANA } from './moments'
import { katanaNarrator } from './narrator'
import { Rounds } from './rounds'
import { unfold } from './unfold'

learnFacts()

const telling: Telling<KatanaView, KatanaEvent> = { tale: { timing: KATANA, unfold, keeper: () => new Rounds() }, narrator: katanaNarrator }
export default telling
