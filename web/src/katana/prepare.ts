// What has to be known before anything of SHOGUN NO KATANA is shown: how it is told.
import { learnBook } from '../learn/howto.svelte'
import { learnNarrator } from '../log/narrator'
import { learnTale } from '../net/tale'
import { learnFacts } from './facts.svelte'
import { book } from './howto/pages'
import { KATANA } from './telling/moments'
import { katanaNarrator } from './telling/narrator'
import { unfold } from './telling/unfold'

learnTale('katana', { timing: KATANA, unfold, seasons: false })
learnNarrator('katana', katanaNarrator)
learnBook('katana', book)
learnFacts()
