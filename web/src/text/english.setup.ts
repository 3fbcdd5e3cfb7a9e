// For tests: the games, and their words in English, before anything is asked for.
import '../games'
import { preparations } from './opened'
import { speak } from './t'

await speak('en')
await Promise.all(preparations.games.map((game) => preparations.of(game)!()))
