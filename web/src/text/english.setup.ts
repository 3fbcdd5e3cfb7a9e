// For tests: the games, their words in English, and all icons, before anything is asked for.
import '../games'
import { drawOn } from '../parts/icons'
import { preparations } from './opened'
import { speak, speakOf, spoken, spokenOf } from './t'

// One worker runs many files, and has read everything when it comes to the second.
if (!spokenOf()) {
  await speak('en')
  await spoken(drawOn())
  await Promise.all(preparations.games.map((game) => preparations.of(game)!()))
}
speakOf(preparations.games[0]!)
