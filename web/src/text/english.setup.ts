// For tests: the words of both games in English, before anything is asked for.
import { learn, speak } from './t'

await speak('en')
await learn('katana', import.meta.glob('../katana/words/*.ts', { base: '../katana' }))
